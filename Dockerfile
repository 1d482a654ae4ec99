# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Both are read when building. VITE_API_BASE_URL is a path on the same origin: the pages connect to no other.
ARG VITE_BRAND
ARG VITE_API_BASE_URL
# The packages bring a Node of their own for machines that have another one. This image is Node's.
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  # Of the fonts of resumes and letters two weights are used, upright and italic.
  && find node_modules/@expo-google-fonts -mindepth 2 -maxdepth 2 -type d \
    ! -name '400Regular*' ! -name '600SemiBold*' -exec rm -rf {} + \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-slim
# The server says the brand, too: in its mails.
ARG VITE_BRAND
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data VITE_BRAND=$VITE_BRAND
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contract ./contract
COPY --from=build /app/machines/lifecycles ./machines/lifecycles
COPY --from=build /app/server ./server
COPY --from=build /app/dist ./dist
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/main.ts"]
