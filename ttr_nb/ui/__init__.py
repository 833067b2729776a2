"""The live table: the only home of ipywidgets, ipycanvas and anywidget. Holds no rule of any game."""
