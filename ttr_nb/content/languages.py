"""The languages in which printed names may be given. Knows no sentence: those live in `show`."""

LANGUAGES = ("en", "ro", "pl", "it")
