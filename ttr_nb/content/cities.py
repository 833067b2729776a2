"""The cities of a board, read from `cities.csv`. Knows no route."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ttr_nb.content.board import City
from ttr_nb.content.board_settings import BoardSettings
from ttr_nb.content.inspection import LARGEST, Inspection, hint, quoted
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.content.tables import Row, check_unique, read_table

REQUIRED = ("id", "name", "x", "y")
OPTIONAL = ("country", *(f"name_{language}" for language in LANGUAGES))


@dataclass(frozen=True, slots=True)
class Cities:
    """The cities, and the cities at the border of each country. `readable` is False if their ids are not known."""

    all: tuple[City, ...]
    ids: frozenset[str]
    borders: Mapping[str, tuple[str, ...]]
    readable: bool

    def named(self, name: str) -> tuple[str, ...]:
        """The city of that id, or all those that lead to the country of that id."""
        return self.borders.get(name, (name,) if name in self.ids else ())

    def check(self, row: Row, column: str, names: Sequence[str], countries: bool = False) -> None:
        """Note a fault if a cell names what is no city nor, if they are allowed, a country."""
        known = self.ids.union(self.borders) if countries else self.ids
        unknown = [name for name in names if name not in known]
        if unknown and self.readable:
            what = "unknown city or country" if countries and self.borders else "unknown city"
            row.fault(column, f"{what} {', '.join(map(quoted, unknown))}{hint(unknown[0], sorted(known))}")


def read_cities(inspection: Inspection, settings: BoardSettings) -> Cities:
    """Read `cities.csv`, noting every fault."""
    rows = read_table(inspection, REQUIRED, OPTIONAL)
    if rows is None:
        return Cities((), frozenset(), {}, readable=False)
    cities = tuple(_city(row, settings) for row in rows)
    check_unique((row, city.id) for row, city in zip(rows, cities, strict=True))
    ids = frozenset(city.id for city in cities)
    borders: dict[str, tuple[str, ...]] = {}
    for city in cities:
        if city.country:
            borders[city.country] = (*borders.get(city.country, ()), city.id)
    for country in settings.countries:
        if country in ids:
            settings.countries_section.fault(country, f"{country!r} is the id of a city, too")
        elif country not in borders and all(row.ok("country") for row in rows):
            settings.countries_section.fault(country, "no city leads there")
    return Cities(cities, ids, borders, readable=all("id" in row.cells for row in rows))


def country_names(settings: BoardSettings, cities: Cities) -> Mapping[str, Mapping[str, str]]:
    """Each country's name in every language; where none is given, the name printed at its border."""
    printed = {city.country: city.name for city in cities.all}
    return {
        country: {language: names.get(language, printed.get(country, country)) for language in LANGUAGES}
        for country, names in settings.countries.items()
    }


def _city(row: Row, settings: BoardSettings) -> City:
    width, height = settings.size if settings.root.ok("size") else (LARGEST, LARGEST)
    country = row.id("country", required=False)
    if country and settings.countries_section.readable and country not in settings.countries:
        what = f"the country {quoted(country)} is not in board.toml's [countries]"
        row.fault("country", what + hint(country, settings.countries))
    own = {language: row.text(f"name_{language}", required=False) for language in LANGUAGES}
    return City(
        id=row.id("id"),
        name=row.text("name"),
        x=row.number("x", 0, width),
        y=row.number("y", 0, height),
        names={**settings.countries.get(country, {}), **{language: name for language, name in own.items() if name}},
        country=country,
    )
