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

if (!existsSync(folder)) {
  console.log(`There is nothing in ${shown}.`);
  process.exit(0);
}
// Only what `pnpm start` has made: a folder named by mistake stays as it is.
const made = ['database', 'lock'].map((name) => path.join(folder, name)).filter((each) => existsSync(each));

const lock = path.join(root, 'apps/local/dist/lock/lock-file.js');
if (!existsSync(lock)) await turbo(['run', 'build', '--filter=@consign/local...'], { quiet: true });
const { findLockHolder } = await import('../apps/local/dist/lock/lock-file.js');
const holder = await findLockHolder(path.join(folder, 'lock'));
if (holder) {
  console.error(
    `${shown} is in use by process ${holder.pid}. Stop that one first, then run pnpm reset again.`,
  );
  process.exit(1);
}
for (const each of made) await rm(each, { recursive: true, force: true });
console.log(`Cleared ${shown}. The next pnpm start makes the demonstration data again.`);
