import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ports } from './addresses.js';
import { providerSecret } from './provider.js';

/** Enough for a list of several pages, and little enough to be made in a second. */
const consignments = 300;

const root = path.resolve(import.meta.dirname, '../../..');
const start = path.join(root, 'apps/local/dist/start.js');
if (!existsSync(start) || !existsSync(path.join(root, 'apps/web/dist/index.html'))) {
  throw new Error('The journeys run against what is built: run `pnpm build` first.');
}

// A stack of this run's own: nothing is left from an earlier one, and nothing of `pnpm start` is touched.
const folder = mkdtempSync(path.join(tmpdir(), 'consign-e2e-'));
const options = {
  port: ports.product,
  'identity-port': ports.identity,
  'inbox-port': ports.inbox,
  'data-dir': folder,
  size: consignments,
  'provider-secret': providerSecret,
};
const stack = spawn(
  process.execPath,
  [start, ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DATABASE_URL: '', CONSIGN_STILL: '1' } },
);
stack.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stack.kill(signal));
