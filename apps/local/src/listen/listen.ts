import { createServer, type RequestListener, type Server } from 'node:http';

import { StartFailure } from '../start-failure.js';

// Browsers resolve *.localhost to either of these.
const hosts = ['127.0.0.1', '::1'];
const withoutIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);
const CLOSE_GRACE_MS = 5000;
/** As the server in production: after Node's five seconds a call could meet a connection that is being closed. */
const KEEP_ALIVE_MS = 72_000;

export interface Listener {
  close(): Promise<void>;
}

export interface Address {
  port: number;
  /** The option that changes the port. */
  flag: string;
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: true }, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  const timer = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, CLOSE_GRACE_MS);
  await Promise.all(servers.map((server) => closeServer(server)));
  clearTimeout(timer);
}

/** Listens on loopback only: IPv4 and, if available, IPv6. */
export async function listenOnLoopback({ port, flag }: Address, handler: RequestListener): Promise<Listener> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler);
    try {
      await listen(server, host, port);
      servers.push(server);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (host === '::1' && code !== undefined && withoutIpv6.has(code)) continue;
      await closeAll(servers);
      throw code === 'EADDRINUSE' ? portTaken(port, flag) : error;
    }
  }
  return { close: () => closeAll(servers) };
}

function portTaken(port: number, flag: string): StartFailure {
  const otherPort = port + 100 > 65_535 ? port - 100 : port + 100;
  return new StartFailure(
    `Port ${port} is in use by another program. Stop it, or choose another port: pnpm start ${flag} ${otherPort}`,
  );
}

/** Fails fast on a taken port, before the database is opened. */
export async function checkPortsAreFree(addresses: readonly Address[]): Promise<void> {
  for (const address of addresses) {
    const listener = await listenOnLoopback(address, (_request, response) => response.end());
    await listener.close();
  }
}
