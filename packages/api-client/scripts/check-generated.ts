import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { renderAll } from './render.js';

const folder = fileURLToPath(new URL('../src/generated/', import.meta.url));

const expected = await renderAll();
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const present = entries
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
const stale: string[] = [];
for (const [file, text] of expected) {
  const found = present.includes(file) ? await readFile(path.join(folder, file), 'utf8') : null;
  if (found !== text) stale.push(file);
}
const surplus = present.filter((file) => !expected.has(file));

for (const file of stale) {
  process.stderr.write(
    `packages/api-client/src/generated/${file} is not what openapi/ says: run pnpm generate\n`,
  );
}
for (const file of surplus) {
  process.stderr.write(`packages/api-client/src/generated/${file} is generated from nothing: delete it\n`);
}
process.exitCode = stale.length + surplus.length > 0 ? 1 : 0;
