import type { LocalOptions } from '../options/local-options.js';

export interface LocalAddresses {
  /** How a browser opens a tenant's host on this machine. */
  product: (host: string) => string;
  issuer: string;
  inbox: string;
  /** The host that a proxy shows, registered for the first demonstration tenant. */
  publicHost: string | null;
  /** Where the identity provider stands on the product's own port; null when it has a port of its own. */
  identityPath: string | null;
}

const identityPath = '/identity';

export function buildAddresses({ port, identityPort, inboxPort, publicUrl }: LocalOptions): LocalAddresses {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).hostname;
  return {
    product: (host) => (publicUrl !== null && host === publicHost ? publicUrl : `http://${host}:${port}`),
    issuer: publicUrl === null ? `http://localhost:${identityPort}` : `${publicUrl}${identityPath}`,
    inbox: `http://localhost:${inboxPort}`,
    publicHost,
    identityPath: publicUrl === null ? null : identityPath,
  };
}
