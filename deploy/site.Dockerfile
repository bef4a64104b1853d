# The static site alone. `docker build -f deploy/site.Dockerfile --build-arg BASE_PATH=/games .` builds it for a path.
FROM node:22-slim AS build
WORKDIR /app
COPY . .
ARG BASE_PATH=""
ARG ORIGIN=http://localhost
RUN npm ci && npm run build && mkdir -p "/srv/comparse${BASE_PATH}" && cp -r build/. "/srv/comparse${BASE_PATH}/"

FROM caddy:2-alpine
COPY --from=build /srv/comparse /srv/comparse
ARG BASE_PATH=""
COPY deploy/Caddyfile /etc/caddy/Caddyfile
RUN sed -i "s#^games.example.org#:80#; s# /200.html# ${BASE_PATH}/200.html#; s#handle /_app#handle ${BASE_PATH}/_app#" /etc/caddy/Caddyfile
EXPOSE 80
