"""The program vcdiagram, as a Python package."""
import pathlib

#: The program's path.
PROGRAM = str(pathlib.Path(__file__).with_name("program") / "vcdiagram")
