import type { IncomingMessage, ServerResponse } from 'node:http';

import { jwtVerify, type JWTVerifyGetKey } from 'jose';

import { findAccount } from './accounts.js';
import { toUserClaims } from './claims.js';
import type { IdentityContext } from './context.js';
import { sendJson } from './http.js';

/**
 * Replaces the library's userinfo endpoint, which rejects access tokens with an API audience, as all of ours have.
 * Accepts any access token of this issuer and returns the claims of the ID token.
 */
export async function handleUserinfo(
  context: IdentityContext,
  keys: JWTVerifyGetKey,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('vary', 'origin');
  if (request.method === 'OPTIONS') return preflight(request, response);
  const claims = await findClaims(context, keys, request);
  if (!claims) {
    response.setHeader('www-authenticate', 'Bearer error="invalid_token"');
    return sendJson(response, 401, { error: 'invalid_token' });
  }
  const { origin } = request.headers;
  if (origin !== undefined) {
    if (!claims.origins.includes(origin)) return sendJson(response, 403, { error: 'invalid_request' });
    response.setHeader('access-control-allow-origin', origin);
  }
  return sendJson(response, 200, claims.user);
}

// A preflight doesn't identify the client, so the origin is checked on the actual request.
function preflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization',
    'access-control-max-age': '3600',
  });
  response.end();
}

async function findClaims(
  { store, findClient, issuer }: IdentityContext,
  keys: JWTVerifyGetKey,
  request: IncomingMessage,
) {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined;
  const options = { issuer, algorithms: ['RS256'], typ: 'at+jwt' };
  const verified = await jwtVerify(token, keys, options).catch(() => undefined);
  const account = verified?.payload.sub && (await findAccount(store, verified.payload.sub));
  const client = await findClient(verified?.payload['client_id']);
  if (!account || !client) return undefined;
  return { user: toUserClaims(account), origins: client.corsOrigins };
}
