FROM node:22-slim
WORKDIR /app
COPY . .
RUN npm ci && npm run build
ENV DATA=/data
EXPOSE 4173
CMD ["npx", "tsx", "host/main.ts"]
