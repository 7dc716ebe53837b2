/** Set by the run's first process and read by the others: the stack and the workers. */
export const portsVariable = 'CONSIGN_E2E_PORTS';

const [product = 0, identity = 0, inbox = 0] = (process.env[portsVariable] ?? '').split(',').map(Number);

/** Ports of this run's stack, so that it can run beside `pnpm start` and other runs. */
export const ports = { product, identity, inbox } as const;

/** The browser resolves hosts ending in .localhost itself. */
export const hosts = {
  // The only host of Tasman Freight that Node can resolve too.
  plain: 'localhost',
  tasman: 'tasman.localhost',
  aurora: 'aurora.localhost',
  unknown: 'nowhere.localhost',
} as const;

export type Host = keyof typeof hosts;

export function address(host: Host, path = '/'): string {
  return `http://${hosts[host]}:${ports.product}${path}`;
}
