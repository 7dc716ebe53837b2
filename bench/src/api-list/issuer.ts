import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';

/** An issuer that only publishes its key and signs tokens, because sign-in isn't measured. */
export interface Issuer {
  readonly url: string;
  readonly accessToken: (claims: Readonly<Record<string, unknown>>) => string;
  readonly stop: () => Promise<void>;
}

export async function startIssuer(port: number): Promise<Issuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const url = `http://localhost:${port}`;
  const key = { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'bench' };
  const documents: Record<string, unknown> = {
    '/.well-known/openid-configuration': { issuer: url, jwks_uri: `${url}/jwks` },
    '/jwks': { keys: [key] },
  };
  const server = createServer((request, response) => {
    const body = documents[request.url ?? ''];
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return {
    url,
    accessToken: (claims) => {
      const now = Math.floor(Date.now() / 1000);
      const head = encodePart({ alg: 'RS256', typ: 'at+jwt', kid: 'bench' });
      const body = encodePart({ iss: url, iat: now, exp: now + 3600, ...claims });
      const signature = createSign('RSA-SHA256').update(`${head}.${body}`).sign(privateKey, 'base64url');
      return `${head}.${body}.${signature}`;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function encodePart(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
