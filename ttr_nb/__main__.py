"""`python -m ttr_nb` is `ttr-nb`."""

import sys

from ttr_nb.cli import main

sys.exit(main())
