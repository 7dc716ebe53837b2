import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Check } from '../checks/run-checks.js';
import { listFiles, readText } from '../repository/files.js';
import { runTool } from '../repository/run.js';

const binary = /\.(?:png|svg|ttf|pdf)$/;
/** As cspell.json tells editors. */
const ignored =
  /(?:^|\/)generated\/|\.gen\.ts$|^docs\/spec\/part-|^(?:cspell\.json|pnpm-lock\.yaml|tools\/src\/guards\/spelling\.test\.ts)$/;
const unknownWord = /^(.+):(\d+):\d+ - (.+)$/;
const filesChecked = /Files checked: (\d+)/;

/** Spelling of names, comments, texts and documents in New Zealand English. */
export const spelling: Check = {
  name: 'spelling',
  purpose: 'every word is in the dictionary or in tools/words',
  findFaults: (root) => findSpellingFaults(root, path.join(root, 'cspell.json')),
};

/** No word contains one. */
const separators = /[\s([\]{}<>,;=|"`]+/u;

/** Each text between two separators, with the place where it stands first. */
type Places = Map<string, string>;

/** Checks what every file that git lists contains, once: it names the first place of a word. */
export function findSpellingFaults(root: string, config: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-spelling-'));
  try {
    const lists = [...collectTexts(root)].map(([kind, places]) => {
      const file = path.join(folder, kind.startsWith('.') ? `texts${kind}` : kind);
      // cspell ignores some lines that it takes for keys or data: each text has a line of its own.
      writeFileSync(file, [...places.keys()].join('\n'));
      return [file, [...places.values()]] as const;
    });
    const options = [`--config=${config}`, '--no-progress', '--no-color', '--no-gitignore'];
    const { code, output, errors } = runTool(
      'cspell',
      ['lint', ...options, '--no-must-find-files', ...lists.map(([file]) => file)],
      folder,
    );
    const places = new Map(lists);
    const faults = output.split('\n').flatMap((line) => {
      const [, file = '', number, problem] = unknownWord.exec(line) ?? [];
      const place = places.get(path.resolve(folder, file))?.[Number(number) - 1];
      return place && problem ? [`${place} ${problem}`] : [];
    });
    if (faults.length > 0) return faults.toSorted();
    const checked = Number(filesChecked.exec(errors + output)?.[1] ?? 0);
    return code === 0 && checked > 0 ? [] : [`cspell failed: ${(output + errors).trim()}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By the extension or name of their files, which cspell takes the language from. */
function collectTexts(root: string): Map<string, Places> {
  const all = new Map<string, Places>();
  for (const file of listFiles(root)) {
    if (binary.test(file) || ignored.test(file)) continue;
    const kind = path.extname(file) || path.basename(file);
    const places: Places = all.get(kind) ?? new Map<string, string>();
    all.set(kind, places);
    for (const [index, line] of readText(root, file).split('\n').entries()) {
      for (const text of line.split(separators)) {
        if (text !== '' && !places.has(text)) places.set(text, `${file}:${index + 1}`);
      }
    }
  }
  return all;
}
