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
import { handleSignIn } from './sign-in.js';
import type { IdentityStore } from './store.js';
import { handleUserinfo } from './userinfo.js';

export interface IdentityDeps {
  database: IdentityStore;
  /** The public address, without a slash at its end. A path in it is where the handler is mounted. */
  issuer: string;
  clients: () => Promise<IdentityClient[]>;
  /** The provider's own systems, of all tenants. */
  machines?: () => Promise<readonly MachineClient[]>;
  clock: Clock;
  /** Take the browser's address from X-Forwarded-For: only behind a proxy that sets it. */
  trustProxy?: boolean;
  /** Told of faults of the service itself, never of a wrong password. */
  onError?: (error: unknown) => void;
}

export interface Identity {
  /** Answers every request under the issuer's path; `url` still has that path in front. */
  handler: (request: IncomingMessage, response: ServerResponse) => void;
  upsertAccount(account: IdentityAccount & { password: string }): Promise<void>;
  /** What /jwks answers: for an API in the same process. */
  publicKeys: JSONWebKeySet;
  close(): Promise<void>;
}

const CLEANUP_INTERVAL_MINUTES = 15;

/**
 * An OpenID provider for a laptop and for tests, with passwords in its own database and no second factor. Production
 * has an issuer of its own (docs/OPERATIONS.md): only apps/local starts this one, and that refuses to run there.
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
  const unforeseen: EventEmitter = provider;
  unforeseen.on('error', onError);

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
 * The issuer is the one address there is: links and cookies never depend on what Host a request claims.
 * Takes the mount path off the request's address, as Express would; false when it is not there.
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
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const page = messagePage({
    title: "Sign-in isn't working right now",
    text: 'Something went wrong here. Nothing was changed. Try again.',
  });
  sendPage(response, page, { status: 500 });
}
