"""Works out the pictures of all boards and keeps what took long, in `data/pictures`. Run it as a script."""

from __future__ import annotations

from ttr_nb.content.board import Board
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.content.maps import board_ids, load_board
from ttr_nb.content.paths import data_root
from ttr_nb.core.files import write_atomically
from ttr_nb.show import labels, layout
from ttr_nb.show.kept import FOLDER, Kept, kept, written


def made(board: Board) -> Kept:
    """What is to be kept of a board, worked out anew."""
    bends, clear = layout.worked_out(board)
    places = {language: [list(label[:5]) for label in labels.worked_out(board, language)] for language in LANGUAGES}
    return Kept(bends, clear, places)


if __name__ == "__main__":
    (data_root() / FOLDER).mkdir(exist_ok=True)
    for id in sorted(board_ids()):
        board = load_board(id)
        path = data_root() / FOLDER / f"{id}.json"
        path.unlink(missing_ok=True)
        kept.cache_clear()
        write_atomically(path, written(board, made(board)))
        print(path.name, path.stat().st_size)
