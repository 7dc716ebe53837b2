import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Check } from '../checks/check.js';
import { listFiles } from '../repository/files.js';
import { runTool } from '../repository/run.js';

const binary = /\.(?:png|svg|ttf|pdf)$/;
const unknownWord = /^(.+:\d+):\d+ - (.+)$/;
const filesChecked = /Files checked: (\d+)/;

/** Spelling of names, comments, texts and documents in New Zealand English. */
export const spelling: Check = {
  name: 'spelling',
  purpose: 'every word is in the dictionary or in tools/words',
  findFaults: (root) => findSpellingFaults(root, path.join(root, 'cspell.json')),
};

/** Checks every file that git lists. Only files that changed since the last run are read again. */
export function findSpellingFaults(root: string, config: string): string[] {
  const files = listFiles(root).filter((file) => !binary.test(file));
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-spelling-'));
  try {
    const list = path.join(folder, 'files.txt');
    // cspell resolves relative paths from the list's folder, and ends silently when it has a cache and reads stdin.
    writeFileSync(list, files.map((file) => path.join(root, file)).join('\n'));
    const options = [
      '--no-progress',
      '--no-color',
      '--no-must-find-files',
      '--cache',
      '--cache-strategy=content',
    ];
    const cache = `--cache-location=${path.join(root, 'node_modules/.cache/cspell')}`;
    const { code, output, errors } = runTool(
      'cspell',
      ['lint', `--config=${config}`, `--file-list=${list}`, ...options, cache],
      root,
    );
    const faults = output.split('\n').flatMap((line) => {
      const [, place, problem] = unknownWord.exec(line) ?? [];
      return place && problem ? [`${path.relative(root, path.resolve(root, place))} ${problem}`] : [];
    });
    if (faults.length > 0) return faults;
    const checked = Number(filesChecked.exec(errors + output)?.[1] ?? 0);
    return code === 0 && checked > 0 ? [] : [`cspell failed: ${(output + errors).trim()}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
