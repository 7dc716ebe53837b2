import path from 'node:path';

import { freePorts } from '../../ports.shared.js';

/** The workspace's root: two folders above bench/src. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../..');

/** What is measured is what is built: these are the programs that run in production and in an evaluation. */
export const built = {
  web: path.join(workspaceRoot, 'apps/web/dist'),
  api: path.join(workspaceRoot, 'apps/api/dist/server.js'),
  local: path.join(workspaceRoot, 'apps/local/dist/start.js'),
};

const [product = 0, identity = 0, inbox = 0] = await freePorts(3);

/** Ports of this run alone: at a fixed one another stack could answer, and be measured in its place. */
export const ports = { product, identity, inbox };
