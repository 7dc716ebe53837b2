import path from 'node:path';

/** The workspace's root: two folders above bench/src. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../..');

/** What is measured is what is built: these are the programs that run in production and in an evaluation. */
export const built = {
  web: path.join(workspaceRoot, 'apps/web/dist'),
  api: path.join(workspaceRoot, 'apps/api/dist/server.js'),
  local: path.join(workspaceRoot, 'apps/local/dist/start.js'),
};

/** Ports of this run alone, apart from those of `pnpm start` and of the journeys. */
export const ports = { product: 4320, identity: 4321, inbox: 4322 };
