// What `pnpm reset` runs: clears the data of `pnpm start`.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { isNodeNewEnough, nodeTooOld } from './src/run/node-version.mjs';

if (!isNodeNewEnough()) {
  console.error(nodeTooOld('reset'));
  process.exit(1);
}

const { root, turbo } = await import('./src/run/run.mjs');
const { values } = parseArgs({
  args: process.argv.slice(2).filter((part) => part !== '--'),
  options: { 'data-dir': { type: 'string' } },
});
const folder = path.resolve(root, values['data-dir'] ?? process.env.CONSIGN_DATA_DIR ?? '.data');
const inside = path.relative(root, folder);
const shown = inside === '' || inside.startsWith('..') ? folder : inside;

// A folder named by mistake stays as it is.
if (!existsSync(path.join(folder, 'lock.sqlite'))) {
  console.log(`pnpm start has made nothing in ${shown}.`);
  process.exit(0);
}
const module = path.join(root, 'apps/local/dist/lock/folder-lock.js');
if (!existsSync(module)) await turbo(['run', 'build', '--filter=@consign/local...'], { quiet: true });
const { LockedError, takeLock } = await import('../apps/local/dist/lock/folder-lock.js');
try {
  takeLock(folder).release();
} catch (error) {
  if (!(error instanceof LockedError)) throw error;
  console.error(`${shown} is in use by ${error.holder}. Stop that one first, then run pnpm reset again.`);
  process.exit(1);
}
for (const each of ['database', 'files', 'file.key', 'lock.sqlite', 'lock.pid']) {
  await rm(path.join(folder, each), { recursive: true, force: true });
}
console.log(`Cleared ${shown}. The next pnpm start makes the demonstration data again.`);
