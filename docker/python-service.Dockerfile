# Every Python service is built from this one file; SERVICE is its folder in services/.
#
#   docker build -f docker/python-service.Dockerfile --build-arg SERVICE=identity -t groundwork/identity .
#
# The image's command is one of the service's roles: serve (default), relay, consume, migrate, dead-letters …
# It runs without root and on a read-only file system. Demo data (`<package>_demo`, with a password that everybody knows)
# and the command `seed` are in the target `demo` alone, for development.
ARG PYTHON_IMAGE=python:3.11-slim-bookworm

FROM ${PYTHON_IMAGE} AS build
ARG SERVICE
ARG UV_VERSION=0.13.8
ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never UV_NO_CACHE=1
RUN python3 -m venv /opt/uv && /opt/uv/bin/pip install --quiet --no-cache-dir uv==${UV_VERSION}
WORKDIR /app

# Third-party packages first: they change with the lock only, so a change of code reuses this layer.
COPY pyproject.toml uv.lock ./
COPY proto/gen/python/pyproject.toml proto/gen/python/
COPY services/_chassis/pyproject.toml services/_chassis/
COPY services/_formwork/pyproject.toml services/_formwork/
COPY services/_identity_client/pyproject.toml services/_identity_client/
COPY services/_workbook/pyproject.toml services/_workbook/
COPY services/${SERVICE}/pyproject.toml services/${SERVICE}/
RUN /opt/uv/bin/uv sync --frozen --no-dev --no-install-workspace --package groundwork-${SERVICE}

COPY proto/gen/python proto/gen/python
COPY services/_chassis services/_chassis
COPY services/_formwork services/_formwork
COPY services/_identity_client services/_identity_client
COPY services/_workbook services/_workbook
COPY services/${SERVICE} services/${SERVICE}
RUN mkdir /demo && find services -maxdepth 2 -name '*_demo' -exec mv {} /demo/ ';'
RUN /opt/uv/bin/uv sync --frozen --no-dev --package groundwork-${SERVICE} \
    && /opt/uv/bin/uv export --quiet --frozen --no-dev --package groundwork-${SERVICE} --format cyclonedx1.5 \
      --preview-features sbom-export --output-file sbom.cdx.json > /dev/null \
    && python3 -m compileall -q services proto/gen/python \
    && printf '#!/bin/sh\nexec /app/.venv/bin/python -m %s "$@"\n' "$(echo ${SERVICE} | tr - _)" > /app/service \
    && chmod 755 /app/service

FROM ${PYTHON_IMAGE} AS service
# Shared libraries a service needs at run time (Debian package names), none for most.
ARG SYSTEM_PACKAGES=""
RUN if [ -n "${SYSTEM_PACKAGES}" ]; then \
      apt-get update && apt-get install -y --no-install-recommends ${SYSTEM_PACKAGES} && rm -rf /var/lib/apt/lists/*; \
    fi \
    && useradd --uid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin groundwork
COPY --from=build /app /app
WORKDIR /app
COPY docker/debian-bill.sh /usr/local/bin/debian-bill
RUN sh /usr/local/bin/debian-bill > debian.cdx.json
ENV PATH=/app/.venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
USER 10001:10001
EXPOSE 8000 8001
# Relay and consumers answer the same probe as the server, on the port HEALTH_PORT names.
ENV HEALTH_PORT=8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
    CMD ["python3", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['HEALTH_PORT'] + '/healthz/live', timeout=2)"]
ENTRYPOINT ["/app/service"]
CMD ["serve"]

FROM service AS demo
ARG SERVICE
COPY --from=build /demo /app/services/${SERVICE}

# The last is what is built without a target.
FROM service
USER 10001:10001
