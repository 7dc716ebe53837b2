import { type Server, createServer } from 'node:http';

import type { Metrics } from './metrics.js';

/** Serves `/metrics` on a port of its own, which only the operator's network should reach. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'collect' | 'contentType'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.collect().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
