import { isIP } from 'node:net';

import type { Environment } from '../environment.js';

const DEFAULT_PORT = '4300';

/**
 * The address at which a program calls a host of a tenant: as PUBLIC_URL is called, if it is set. Without it, a host of this
 * machine is the server's own port, and another one is behind a proxy that speaks https.
 */
export function describeAddress(host: string, environment: Environment): string {
  const publicUrl = environment['PUBLIC_URL']?.trim() ?? '';
  if (URL.canParse(publicUrl)) {
    const { protocol, port } = new URL(publicUrl);
    return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  }
  return isOfThisMachine(host)
    ? `http://${host}:${environment['PORT']?.trim() || DEFAULT_PORT}`
    : `https://${host}`;
}

function isOfThisMachine(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) === 4 && host.startsWith('127.'));
}
