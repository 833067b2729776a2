"""Pictures and sentences as values: what the engine says in ids, told in four languages."""
