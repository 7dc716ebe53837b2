import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { renderAll } from './render.js';

const folder = fileURLToPath(new URL('../src/generated/', import.meta.url));

await mkdir(path.join(folder, 'methods'), { recursive: true });
for (const [file, text] of await renderAll()) await writeFile(path.join(folder, file), text);
