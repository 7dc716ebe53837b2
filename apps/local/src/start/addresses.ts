import type { LocalOptions } from '../options/local-options.js';

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
