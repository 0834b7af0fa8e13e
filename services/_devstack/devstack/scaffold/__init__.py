"""`make context s=notes m=note`, `make context-remove s=notes`: a context with one aggregate and one screen.

`template/` holds its files as they are in the house, of the context `my-context` and the aggregate
`my_thing`, copied under the new names. What follows from the declaration and the contract is made by its
own command.
"""
