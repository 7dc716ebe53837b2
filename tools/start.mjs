// Run by `pnpm start`: builds the changed packages, then becomes the local Consign.
import { isNodeNewEnough, nodeTooOld } from './src/run/node-version.mjs';

if (!isNodeNewEnough()) {
  console.error(nodeTooOld('start'));
  process.exit(1);
}

const { explainTakenPort, readPorts } = await import('./src/run/ports.mjs');
const { root, since, turbo } = await import('./src/run/run.mjs');

const asksForHelp = process.argv.some((part) => part === '--help' || part === '-h');
const taken = asksForHelp
  ? null
  : await explainTakenPort('start', readPorts('start', process.argv, process.env));
if (taken !== null) {
  console.error(taken);
  process.exit(1);
}
if (!asksForHelp) console.log('Consign: building what has changed');
const began = Date.now();
const stopWhileBuilding = () => process.exit(0);
process.on('SIGINT', stopWhileBuilding).on('SIGTERM', stopWhileBuilding);

const built = await turbo(
  ['run', 'build', '--filter=@consign/local...', '--filter=@consign/web', '--output-logs=errors-only'],
  { quiet: true },
);
if (built.code !== 0) {
  const noPnpm = built.output.includes('package manager binary');
  if (!noPnpm) console.error(built.output);
  console.error(
    noPnpm ? 'Start it with: npx -y pnpm@12 start' : 'The build failed; its messages stand above.',
  );
  process.exit(1);
}
if (!asksForHelp) console.log(`Built in ${since(began)}`);
process.off('SIGINT', stopWhileBuilding).off('SIGTERM', stopWhileBuilding);

process.chdir(root);
await import('../apps/local/dist/start.js');
