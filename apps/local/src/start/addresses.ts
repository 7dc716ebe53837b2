import type { RequestListener } from 'node:http';

import type { LocalOptions } from '../options/parse-options.js';

export interface LocalAddresses {
  /** The URL of a tenant's host on this machine. */
  product: (host: string) => string;
  issuer: string;
  inbox: string;
  /** The proxy's host, registered for the first demo tenant. */
  publicHost: string | null;
  /** Path of the identity provider on the product's port; null if it has its own port. */
  identityPath: string | null;
}

const IDENTITY_PATH = '/identity';

export function buildAddresses({ port, identityPort, inboxPort, publicUrl }: LocalOptions): LocalAddresses {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).hostname;
  return {
    product: (host) => (publicUrl !== null && host === publicHost ? publicUrl : `http://${host}:${port}`),
    issuer: publicUrl === null ? `http://localhost:${identityPort}` : `${publicUrl}${IDENTITY_PATH}`,
    inbox: `http://localhost:${inboxPort}`,
    publicHost,
    identityPath: publicUrl === null ? null : IDENTITY_PATH,
  };
}

/** Where machines get a token: the local URL, even if the issuer is a proxy's. */
export function getTokenUrl({ port, identityPort }: LocalOptions, { identityPath }: LocalAddresses): string {
  return identityPath === null
    ? `http://127.0.0.1:${identityPort}/token`
    : `http://127.0.0.1:${port}${identityPath}/token`;
}

interface ProductParts {
  api: RequestListener;
  /** Served on the product's port if there is a public URL. */
  identity: RequestListener;
  identityPath: string | null;
}

/** Routes requests on the product's port to the identity provider or the API. */
export function productHandler({ api, identity, identityPath }: ProductParts): RequestListener {
  if (identityPath === null) return api;
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const handler = path === identityPath || path.startsWith(`${identityPath}/`) ? identity : api;
    handler(request, response);
  };
}
