"""`python -m pinxit`: the command line, where no `pinxit` is on the path."""

from pinxit.cli import main

if __name__ == "__main__":
    main()
