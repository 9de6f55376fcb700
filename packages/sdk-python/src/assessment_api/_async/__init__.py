"""The waiting parts, in their asynchronous form; `tools/derive_sync.py` derives `_sync` from them."""
