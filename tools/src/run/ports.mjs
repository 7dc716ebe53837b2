import { createServer } from 'node:net';

// Browsers resolve *.localhost to either of these.
const hosts = ['127.0.0.1', '::1'];

const product = { flag: '--port', variable: 'CONSIGN_PORT', usual: 4300 };
const api = { flag: '--api-port', variable: 'CONSIGN_API_PORT', usual: 4303 };
const inbox = { flag: '--inbox-port', variable: 'CONSIGN_INBOX_PORT', usual: 4302 };
const identity = { flag: '--identity-port', variable: 'CONSIGN_IDENTITY_PORT', usual: 4301 };

/** @typedef {{ flag: string, variable: string, port: number }} Place */

/**
 * The ports at which `pnpm start` or `pnpm dev` will listen, by their options and the environment. What is no number is
 * left out: the program itself says so.
 *
 * @param {'start' | 'dev'} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Place[]}
 */
export function readPorts(command, args, env) {
  const find = (flag, variable) => {
    const at = args.indexOf(flag);
    const joined = args.find((part) => part.startsWith(`${flag}=`))?.slice(flag.length + 1);
    return (at === -1 ? joined : args[at + 1]) ?? env[variable];
  };
  // Behind a public address the identity provider is a path of the product.
  const hasPublicUrl = Boolean(find('--public-url', 'CONSIGN_PUBLIC_URL'));
  const places = [product, ...(command === 'dev' ? [api] : []), ...(hasPublicUrl ? [] : [identity]), inbox];
  return places
    .map(({ flag, variable, usual }) => ({ flag, variable, port: Number(find(flag, variable) || usual) }))
    .filter(({ port }) => Number.isInteger(port) && port > 0 && port < 65_536);
}

/**
 * A sentence on the first port that another program uses; null if all are free. `pnpm start` checks again when it has
 * built: this one saves the wait.
 *
 * @param {'start' | 'dev'} command
 * @param {readonly Place[]} places
 * @returns {Promise<string | null>}
 */
export async function explainTakenPort(command, places) {
  for (const { port, flag, variable } of places) {
    for (const host of hosts) {
      if (!(await isTaken(port, host))) continue;
      const other = port + 100 > 65_535 ? port - 100 : port + 100;
      const how = command === 'dev' ? `${variable}=${other} pnpm dev` : `pnpm start ${flag} ${other}`;
      return `Port ${port} is in use by another program. Stop it, or choose another port: ${how}`;
    }
  }
  return null;
}

function isTaken(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    server.listen({ host, port, ipv6Only: true }, () => server.close(() => resolve(false)));
  });
}
