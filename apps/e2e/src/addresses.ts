/** Ports of this run's own stack, apart from those of `pnpm start`, so that both can run at once. */
export const ports = { product: 4310, identity: 4311, inbox: 4312 } as const;

/** Hosts ending in .localhost are resolved by the browser itself. */
export const hosts = {
  // The one name of Tasman Freight that Node can look up too.
  plain: 'localhost',
  tasman: 'tasman.localhost',
  aurora: 'aurora.localhost',
  unknown: 'nowhere.localhost',
} as const;

export type Host = keyof typeof hosts;

export function address(host: Host, path = '/'): string {
  return `http://${hosts[host]}:${ports.product}${path}`;
}
