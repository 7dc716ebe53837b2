import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';

type Claims = Readonly<Record<string, unknown>>;

/** An issuer of this machine that signs any claims, for tests and benches without a sign-in. */
export interface SigningIssuer {
  readonly url: string;
  /** An access token with the claims, for an hour. */
  readonly accessToken: (claims: Claims) => string;
  readonly stop: () => Promise<void>;
}

const LIFETIME_SECONDS = 3600;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Serves the keys of an issuer at a path of the port, each start with a new one.
 *
 * @param tokens the claims of the token that each of its addresses gives to any caller
 */
export async function startIssuer(
  port: number,
  path = '',
  tokens: Readonly<Record<string, Claims>> = {},
): Promise<SigningIssuer> {
  const url = `http://localhost:${port}${path}`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const named = { kid: 'only', alg: 'RS256' };
  const accessToken = (claims: Claims) => {
    const now = Math.floor(Date.now() / 1000);
    const body = { iss: url, iat: now, exp: now + LIFETIME_SECONDS, ...claims };
    const signed = `${encode({ ...named, typ: 'at+jwt' })}.${encode(body)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };
  const answer = (address: string): object | undefined => {
    if (address === '/.well-known/openid-configuration') return { issuer: url, jwks_uri: `${url}/keys` };
    if (address === '/keys')
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), ...named, use: 'sig' }] };
    const claims = tokens[address];
    return claims && { access_token: accessToken(claims), token_type: 'Bearer' };
  };
  const server = createServer((request, response) => {
    const asked = request.url ?? '';
    const body = asked.startsWith(path) ? answer(asked.slice(path.length)) : undefined;
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return {
    url,
    accessToken,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
