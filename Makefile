# Two commands: `make dev` runs everything, `make test` checks everything. The rest are parts of these.
# Every target prepares what it needs (tools, packages, builds) by itself; services and web modules are discovered.
#
#   s=<context>  one service, module or part          make test-service s=identity
#                or the one that was released         make contract s=identity
#   m="text"     the message of a migration           make migration s=identity m="add version"
#                or what a new context keeps          make context s=notes m=note
#   PORT=<port>  the gateway's port of `make dev`     make dev PORT=9000
#   changed      only what a change since main        make test changed
#                can reach

# Debian builds its own Python with optimizations, which a Python beside it often lacks: a tenth of the time of a
# test, a quarter of what only computes.
PYTHON ?= $(firstword $(wildcard /usr/bin/python3.11) python3)
run = @$(PYTHON) services/_devstack/bootstrap.py $@ --s "$(s)" --m "$(m)" $(if $(filter changed,$(MAKECMDGOALS)),--changed)

.DEFAULT_GOAL := help
.PHONY: help changed dev status logs stop reset seed psql \
	test check test-unit test-service test-web test-e2e test-faults test-attacks test-context test-long \
	bench proto openapi contract kit kinds permissions wiring migration screenshots sbom context context-remove

changed:
	@:

help:
	@sed -n 's/^# \{0,1\}//p' Makefile

## run
dev status logs stop reset seed psql:
	$(run)

## test
test check test-unit test-service test-web test-e2e test-faults test-attacks test-context test-long:
	$(run)

## generate and measure
bench proto openapi contract kit kinds permissions wiring migration screenshots sbom context context-remove:
	$(run)
