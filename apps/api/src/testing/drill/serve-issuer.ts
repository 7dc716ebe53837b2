import { createServer } from 'node:http';

import { listen } from '../listen.js';
import { testKeySet } from '../tokens.js';

/** Serves the discovery document and the keys of token(), for processes that fetch them. */
export async function serveIssuer(): Promise<{ readonly issuer: string; close(): void }> {
  let issuer = '';
  const server = createServer((request, response) => {
    const isKeys = request.url === '/keys';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? testKeySet : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  issuer = `http://127.0.0.1:${await listen(server)}`;
  return { issuer, close: () => server.close() };
}
