"""What of a form applies, by what is entered in it: when …, then …

The JSON is `formwork.condition`, what a body's conditions say `formwork.body.rules`. `settle`: what they come to
for given values; `apply`: the form as it then is; `check`, `prove`: what is wrong with them before publishing.
"""
