import { workspaceRoot } from '../repository/files.js';
import { guards } from './all.js';
import { describeSizes } from './file-sizes.js';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !guards.some((guard) => guard.name === name));
if (unknown.length > 0) {
  console.error(
    `No guard is called ${unknown.join(', ')}. The guards: ${guards.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

for (const { name, holds, faults } of guards) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const found = await faults(workspaceRoot);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${found.length === 0 ? 'ok   ' : 'FAULT'} ${name}: ${holds} (${seconds} s)`);
  for (const fault of found) console.log(`      ${fault}`);
  if (found.length > 0) process.exitCode = 1;
}
console.log(describeSizes(workspaceRoot));
