"""The asynchronous parts; `tools/derive_sync.py` derives `_sync` from them."""
