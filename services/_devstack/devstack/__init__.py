"""The whole system on one machine without containers: start, watch, test.

`layout` says what there is, `site` is one running copy of it (ports, secrets, data), `parts` start its
programs, `supervisor` keeps them alive, `dev` and `testing` are the two ways to use them.
"""
