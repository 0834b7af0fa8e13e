"""What of a form applies, by what is entered in it: when …, then …

`model` is the JSON, `rules` what a body's conditions say, `settle` what they come to for given values,
`apply` the form as it then is, `check` and `prove` what is wrong with them before publishing.
"""
