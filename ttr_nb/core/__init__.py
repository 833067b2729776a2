"""What any turn-based game needs. Knows no trains, no cards, no sentences."""
