import { createServer, type AddressInfo, type Server } from 'node:net';

function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function close(server: Server): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    server.close(() => resolve(port));
  });
}

/** Finds free ports. All are opened before any is closed, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  return Promise.all(servers.map(close));
}
