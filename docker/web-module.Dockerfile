# One web module and the server that hands it to the web server: a team ships its screens alone.
#
#   docker build -f docker/web-module.Dockerfile --build-arg MODULE=forms -t groundwork/web-forms .
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
ARG MODULE
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY gateway/web gateway/web
COPY web-modules web-modules
COPY web-shell web-shell
# The versions are the lock's. Not `npm ci`: it refuses a lock written where a registry lacks other platforms' packages.
RUN npm install --no-save --no-fund --no-audit \
    && npm run build --silent --workspace "web-modules/${MODULE}"
RUN mkdir -p /srv/web && mv "web-modules/${MODULE}/dist" /srv/web/module && node web-shell/scripts/sbom.ts > /srv/web/sbom.cdx.json

FROM ${NODE_IMAGE} AS server
WORKDIR /app
COPY package.json package-lock.json ./
COPY gateway/web gateway/web
RUN npm install --no-save --no-fund --no-audit --omit=dev --omit=optional --workspace gateway/web \
    && mkdir -p /srv/server && rm gateway/web/*.test.mjs && cp gateway/web/*.mjs gateway/web/package.json /srv/server/ \
    && cp -r node_modules /srv/server/ && rm -rf /srv/server/node_modules/@groundwork /srv/server/node_modules/.package-lock.json

FROM ${NODE_IMAGE}
COPY --from=build /srv/web /srv/web
COPY --from=server /srv/server /srv/server
WORKDIR /srv/server
COPY docker/debian-bill.sh /usr/local/bin/debian-bill
RUN sh /usr/local/bin/debian-bill > /srv/web/debian.cdx.json
ENV NODE_ENV=production WEB_HOST=0.0.0.0 WEB_PORT=8080 WEB_MODULE_DIR=/srv/web/module
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.WEB_PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "module-server.mjs"]
