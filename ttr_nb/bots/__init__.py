"""Players as functions of a view: what a seat may see, what it may do, and a random generator; never the state."""
