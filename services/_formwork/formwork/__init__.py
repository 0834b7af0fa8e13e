"""The rules of forms and workflows, the same as `web-modules/_formwork`; both run `proto/vectors`. Pure: no I/O."""
