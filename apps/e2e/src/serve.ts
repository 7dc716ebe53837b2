import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ports } from './addresses.js';
import { providerSecret } from './provider.js';

/** Enough for several list pages, and quick to create. */
const consignments = 300;

const root = path.resolve(import.meta.dirname, '../../..');
const start = path.join(root, 'apps/local/dist/start.js');
if (!existsSync(start) || !existsSync(path.join(root, 'apps/web/dist/index.html'))) {
  throw new Error('The journeys run against the build: run `pnpm build` first.');
}

// A temporary folder isolates this run from earlier ones and from `pnpm start`.
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
