"""`make wiring`: what follows from the contexts' declarations, wherever a context is named.

Whole files, and regions between two comments of others, are made from `[tool.groundwork]` in
services/*/pyproject.toml, from the contracts (who calls whom) and from the tree (who has a web module, a
demo, helpers of tests). `make check` compares.
"""
