import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { createLocalJWKSet, type JSONWebKeySet } from 'jose';

import { upsertAccount, type IdentityAccount } from './accounts.js';
import { createClientFinder, listProductOrigins, type IdentityClient } from './clients.js';
import type { IdentityContext } from './context.js';
import { notFound } from './error-page.js';
import { sendPage } from './http.js';
import { createMachineFinder, type MachineClient } from './machines.js';
import { migrateIdentity } from './migrations.js';
import { homePage, messagePage } from './pages/message-page.js';
import { removeExpired, type Clock } from './provider-state.js';
import { createProvider } from './provider.js';
import { loadSecrets } from './secrets.js';
import { endSlowBody, refuseUnusable } from './request-limits.js';
import { handleSignIn } from './sign-in.js';
import type { IdentityStore } from './store.js';
import { handleUserinfo } from './userinfo.js';

export interface IdentityDeps {
  database: IdentityStore;
  /** The public URL, without a trailing slash. Its path is where the handler is mounted. */
  issuer: string;
  clients: () => Promise<IdentityClient[]>;
  /** Machine clients of all tenants. */
  machines?: () => Promise<readonly MachineClient[]>;
  clock: Clock;
  /** Take the client address from X-Forwarded-For. Only safe behind a proxy that sets it. */
  trustProxy?: boolean;
  /** Seconds in which a body must arrive; 30 by default. */
  bodySeconds?: number;
  /** Called with faults of the service itself, never for a wrong password. */
  onError?: (error: unknown) => void;
}

export interface Identity {
  /** Handles every request under the issuer's path; expects that path in `url`. */
  handler: (request: IncomingMessage, response: ServerResponse) => void;
  upsertAccount(account: IdentityAccount & { password: string }): Promise<void>;
  /** The JWKS, for an API in the same process. */
  publicKeys: JSONWebKeySet;
  close(): Promise<void>;
}

const CLEANUP_INTERVAL_MINUTES = 15;

/**
 * An OpenID provider for evaluation and tests, with passwords in its own database and no second factor. Production uses
 * its own issuer (docs/OPERATIONS.md): only apps/local starts this one, and it refuses to run in production.
 */
export async function buildIdentity(deps: IdentityDeps): Promise<Identity> {
  const { database: store, clock, issuer, onError = () => undefined } = deps;
  const mountPath = new URL(issuer).pathname.replace(/\/$/, '');
  await migrateIdentity(store);
  const secrets = await loadSecrets(store);
  const findClient = createClientFinder(deps.clients);
  const findMachine = createMachineFinder(deps.machines ?? (() => Promise.resolve([])));
  const provider = createProvider({ store, clock, issuer, mountPath, secrets, findClient, findMachine });
  provider.on('server_error', (_ctx, error) => onError(error));
  const emitter: EventEmitter = provider;
  emitter.on('error', onError);

  const publicKeys = {
    keys: secrets.signingKeys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use })),
  } as JSONWebKeySet;
  const keySet = createLocalJWKSet(publicKeys);
  const trustProxy = deps.trustProxy ?? false;
  const context: IdentityContext = { store, clock, provider, findClient, issuer, mountPath, trustProxy };
  const handleProtocol = provider.callback();

  let cleaning = removeExpired(store, clock).catch(onError);
  const timer = setInterval(() => {
    cleaning = removeExpired(store, clock).catch(onError);
  }, CLEANUP_INTERVAL_MINUTES * 60_000);
  timer.unref();

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith('/sign-in/')) return handleSignIn(context, request, response);
    if (path === '/' && request.method === 'GET') return sendHome(response, await deps.clients());
    if (path === '/me') return handleUserinfo(context, keySet, request, response);
    return handleProtocol(request, response);
  }

  return {
    publicKeys,
    upsertAccount: (account) => upsertAccount(store, account),
    handler: (request, response) => {
      if (!prepareRequest(request, response, new URL(issuer), mountPath)) return sendNotFound(response);
      if (refuseUnusable(request, response)) return;
      endSlowBody(request, response, deps.bodySeconds);
      route(request, response).catch((error: unknown) => {
        onError(error);
        sendFault(response);
      });
    },
    close: async () => {
      clearInterval(timer);
      await cleaning;
    },
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
  const page = messagePage({
    title: "Sign-in isn't working right now",
    text: 'Something went wrong here. Nothing was changed. Try again.',
  });
  sendPage(response, page, { status: 500 });
}
