/** Normalises a Host header to lower case without port; undefined if it isn't a host name. */
export function hostName(host: string): string | undefined {
  const name = host.trim().toLowerCase().replace(/:\d*$/u, '').replace(/\.$/u, '');
  return /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])$/u.test(name) ? name : undefined;
}
