import { isIPv4 } from 'node:net';

/** Whether a host of an address is this machine: calls to it cross no network. */
export function isLocalHost(host: string): boolean {
  const name = host.replaceAll(/^\[|\]$/gu, '').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}
