"""From facts to hours: pure functions. The same facts give the same records, in whatever order they came."""
