# The shell, every module and the static server that serves them.
#
#   docker build -f docker/web.Dockerfile -t groundwork/web .
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY gateway gateway
COPY web-modules web-modules
COPY web-shell web-shell
# The servers of the one-machine setup are optional packages there; no image needs them.
RUN npm ci --no-fund --no-audit --omit=optional \
    && npm run build --workspace web-shell \
    && for module in web-modules/[!_]*/; do npm run build --workspace "$module"; done
# What is left is served: the builds, and the server with its one dependency.
RUN mkdir -p /srv/web/modules /srv/web/server \
    && cp -r web-shell/dist /srv/web/shell \
    && for module in web-modules/[!_]*/; do \
         mkdir -p "/srv/web/modules/$(basename "$module")" && cp -r "$module/dist" "/srv/web/modules/$(basename "$module")/dist"; \
       done \
    && cp gateway/web/*.mjs gateway/web/package.json /srv/web/server/ && rm /srv/web/server/*.test.mjs \
    && npm ci --no-fund --no-audit --omit=dev --omit=optional --workspace gateway/web \
    && cp -r node_modules /srv/web/server/node_modules && rm -rf /srv/web/server/node_modules/@groundwork

FROM ${NODE_IMAGE}
COPY --from=build /srv/web /srv/web
WORKDIR /srv/web/server
ENV NODE_ENV=production WEB_HOST=0.0.0.0 WEB_PORT=8080 WEB_SHELL_DIR=/srv/web/shell WEB_MODULES_DIR=/srv/web/modules
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.WEB_PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
