"""`vcdiagram`, and `python -m vcdiagram`."""
import os
import sys

from vcdiagram import PROGRAM


def main():
    os.execv(PROGRAM, [PROGRAM, *sys.argv[1:]])


if __name__ == "__main__":
    main()
