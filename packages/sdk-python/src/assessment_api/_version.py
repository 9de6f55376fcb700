"""The version of this distribution; the same as in package.json."""

__version__ = "1.0.0"
