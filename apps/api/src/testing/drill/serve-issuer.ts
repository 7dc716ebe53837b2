import { type AddressInfo } from 'node:net';
import { createServer } from 'node:http';

import { testKeySet } from '../tokens.js';

/** Serves the discovery document and the keys of token(), for processes that fetch them. */
export async function serveIssuer(): Promise<{ readonly issuer: string; close(): void }> {
  let issuer = '';
  const server = createServer((request, response) => {
    const isKeys = request.url === '/keys';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? testKeySet : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { issuer, close: () => server.close() };
}
