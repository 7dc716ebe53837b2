import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';

import type { IdentityAccount } from './accounts.js';
import { listProductOrigins, type IdentityClient, type MachineClient } from './clients.js';
import { faultPage, notFound } from './error-page.js';
import { sendPage } from './http.js';
import { homePage } from './pages/message-page.js';
import { createProvider } from './provider.js';
import { handleSignIn, type SignInContext } from './sign-in.js';

export interface IdentityOptions {
  /** The public URL, without a trailing slash. Its path is where the handler is mounted. */
  issuer: string;
  clients: readonly IdentityClient[];
  /** Machine clients of all tenants. */
  machines?: readonly MachineClient[];
  /** Read at each sign-in and renewal. */
  accounts: readonly IdentityAccount[];
  /** Called with faults of the service itself, never for a wrong password. */
  onError?: (error: unknown) => void;
}

export interface Identity {
  /** Handles every request under the issuer's path; expects that path in `url`. */
  handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** The JWKS, for an API in the same process. */
  publicKeys: JSONWebKeySet;
}

/** 128 bits of strength (PLAT-157); 2048 have 112. */
const RSA_BITS = 3072;

/**
 * An OpenID provider for evaluation and tests: everything is in memory, with a new key for each start, and there is no
 * second factor. Production uses its own issuer (docs/OPERATIONS.md): only apps/local starts this one, and it refuses to
 * run in production.
 */
export async function buildIdentity(options: IdentityOptions): Promise<Identity> {
  const { issuer, clients, machines = [], accounts, onError = () => undefined } = options;
  const mountPath = new URL(issuer).pathname.replace(/\/$/, '');
  const { signingKey, publicKey } = await createSigningKey();
  const provider = createProvider({ issuer, mountPath, signingKey, clients, machines, accounts });
  provider.on('server_error', (_ctx, error) => onError(error));
  const emitter: EventEmitter = provider;
  emitter.on('error', onError);
  const context: SignInContext = { provider, clients, accounts, mountPath };
  const handleProtocol = provider.callback();

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith('/sign-in/')) return handleSignIn(context, request, response);
    if (path === '/' && request.method === 'GET') return sendHome(response, clients);
    return handleProtocol(request, response);
  }

  return {
    publicKeys: { keys: [publicKey] },
    handler: (request, response) => {
      if (!prepareRequest(request, response, new URL(issuer), mountPath)) return sendNotFound(response);
      route(request, response).catch((error: unknown) => {
        onError(error);
        sendFault(response);
      });
    },
  };
}

async function createSigningKey(): Promise<{ signingKey: JWK; publicKey: JWK }> {
  const pair = await generateKeyPair('RS256', { extractable: true, modulusLength: RSA_BITS });
  const publicKey = await exportJWK(pair.publicKey);
  const named = { kid: await calculateJwkThumbprint(publicKey), alg: 'RS256', use: 'sig' };
  return {
    signingKey: { ...(await exportJWK(pair.privateKey)), ...named },
    publicKey: { ...publicKey, ...named },
  };
}

/**
 * Makes links and cookies depend on the issuer, never on the Host header. Strips the mount path from the URL, as Express
 * does; returns false if the URL is outside of it.
 */
function prepareRequest(
  request: IncomingMessage,
  response: ServerResponse,
  issuer: URL,
  mountPath: string,
): boolean {
  const url = request.url ?? '/';
  if (mountPath !== '' && url !== mountPath && !url.startsWith(`${mountPath}/`)) return false;
  Object.assign(request, { originalUrl: url, url: url.slice(mountPath.length) || '/' });
  request.headers.host = issuer.host;
  request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  delete request.headers['x-forwarded-host'];
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('x-frame-options', 'DENY');
  return true;
}

function sendHome(response: ServerResponse, clients: readonly IdentityClient[]): void {
  const products = clients.flatMap((client) =>
    listProductOrigins(client)
      .slice(0, 1)
      .map((origin) => ({ name: client.tenantName, href: `${origin}/` })),
  );
  sendPage(response, homePage(products), { status: 200 });
}

function sendNotFound(response: ServerResponse): void {
  sendPage(response, notFound, { status: 404 });
}

function sendFault(response: ServerResponse): void {
  if (response.headersSent || response.writableEnded) {
    response.destroy();
    return;
  }
  sendPage(response, faultPage, { status: 500 });
}
