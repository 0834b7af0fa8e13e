"""What of a form applies, by what is entered in it: when …, then …

The JSON is `formwork.condition`, what a body's conditions say `formwork.body.rules`. Here is what they come
to for given values (`settle`), the form as it then is (`apply`), and what is wrong with them before
publishing (`check`, `prove`).
"""
