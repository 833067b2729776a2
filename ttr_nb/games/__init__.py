"""The rule sets. They share parts from below and never import each other."""
