"""Work that must not happen in a service's own process: decoders fed by strangers, long computations.

A program is a module with `prepare()` and `work(order)`, run in processes that know nothing else.
"""
