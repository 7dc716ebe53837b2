import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { listFiles } from '../repository/files.js';

/** Copies the working tree to a temporary folder, with its dependencies linked, so that faults can be planted in it. */
export function createCopy(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'consign-strength-'));
  const files = listFiles(root);
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file), { verbatimSymlinks: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const file of files) {
    const modules = path.join(path.dirname(file), 'node_modules');
    if (path.basename(file) !== 'package.json' || file === 'package.json') continue;
    if (!existsSync(path.join(root, modules))) continue;
    // Their relative links lead to the packages of the copy, and through the link above to all others.
    cpSync(path.join(root, modules), path.join(copy, modules), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}
