"""What waits, in its asynchronous form; `_sync` is derived from it by `tools/derive_sync.py`."""
