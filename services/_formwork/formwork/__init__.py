"""The rules of forms and workflows, pure: no I/O.

`web-modules/_formwork` and `web-modules/workflow` hold the same in TypeScript; both run `proto/vectors`.
"""
