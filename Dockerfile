# Quasi as an image: `npm run release` makes dist/npm, then `docker build -t quasi .`
#   docker run --rm --network none -v "$PWD:/data:ro" quasi check .
FROM node:22-alpine
COPY dist/npm /opt/quasi
USER node
WORKDIR /data
ENTRYPOINT ["node", "/opt/quasi/bin/quasi.mjs"]
CMD ["help"]
