import path from 'node:path';

import { freePorts } from '../../ports.shared.js';

/** The repository root. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../..');

/** Build outputs to measure. */
export const built = {
  web: path.join(workspaceRoot, 'apps/web/dist'),
  api: path.join(workspaceRoot, 'apps/api/dist/server.js'),
  local: path.join(workspaceRoot, 'apps/local/dist/start.js'),
};

const [product = 0, identity = 0, inbox = 0] = await freePorts(3);

/** Free ports for this run: at fixed ones, another stack might be measured instead. */
export const ports = { product, identity, inbox };
