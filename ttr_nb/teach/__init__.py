"""The teaching layer: scenarios, lessons, katas, progress. Knows the games by their box, and no widget."""
