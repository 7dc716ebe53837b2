/** A host name that could be registered: lower case, without port; undefined for what is no host name at all. */
export function hostName(host: string): string | undefined {
  const name = host.trim().toLowerCase().replace(/:\d*$/u, '').replace(/\.$/u, '');
  return /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])$/u.test(name) ? name : undefined;
}
