// What `pnpm test` runs: everything, or the parts that it names, or what changed.
import { isNodeNewEnough, nodeTooOld } from './src/run/node-version.mjs';

if (!isNodeNewEnough()) {
  console.error(nodeTooOld('test'));
  process.exit(1);
}

const { root, runCommand } = await import('./src/run/run.mjs');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const { code } = await runCommand(`${root}/tools/node_modules/.bin/tsx`, [
  'tools/src/test-run/main.ts',
  ...process.argv.slice(2),
]);
process.exit(code);
