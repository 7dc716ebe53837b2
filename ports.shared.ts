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

/** Ports that nothing listens on, all different: they are held together before the first is let go. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  return Promise.all(servers.map(close));
}
