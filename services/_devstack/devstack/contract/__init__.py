"""What a context promises over HTTP: kept when it is released, and compared with what its code says today.

`document` knows what a contract is and where the released ones lie. `calls` and `schemas` find what would
hurt an older web, `findings` words it. `web` tries the reverse: today's web against the released services.
"""
