import path from 'node:path';

import { findText, listFiles } from '../repository/files.js';
import { fieldOf } from '../repository/json.js';
import type { Check } from '../checks/check.js';

const command = /(?:npx (?:-y |--yes )?pnpm(?:@\d+)?|(?<![\w./-])pnpm) (?:run )?([a-z][\w:-]*)/g;
const ownCommands = new Set([
  'install',
  'add',
  'exec',
  'dlx',
  'why',
  'update',
  'version',
  'monorepo',
  'workspace',
]);
const link = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;

/** What the documents tell a reader to type exists, and so does what they point at. */
export const documents: Check = {
  name: 'documents',
  holds: 'every command and link of the documents leads somewhere',
  faults: (root) => {
    const manifest: unknown = JSON.parse(findText(root, 'package.json') ?? '{}');
    const scripts = fieldOf(manifest, 'scripts');
    const files = listFiles(root).filter((file) => file.endsWith('.md') && !file.startsWith('docs/spec/'));
    if (!files.includes('README.md')) return ['README.md is not there'];
    return files.flatMap((file) => {
      const text = findText(root, file) ?? '';
      return matches(text, command)
        .filter((name) => !ownCommands.has(name) && typeof fieldOf(scripts, name) !== 'string')
        .map((name) => `${file} says "pnpm ${name}", which is no script`)
        .concat(
          matches(text, link)
            .filter((target) => !leadsSomewhere(root, file, target))
            .map((target) => `${file} points at ${target}, which is not there`),
        );
    });
  },
};

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

function leadsSomewhere(root: string, file: string, target: string): boolean {
  const full = path.posix.normalize(path.posix.join(path.posix.dirname(file), target)).replace(/\/$/, '');
  return full === '.' || listFiles(root).some((known) => known === full || known.startsWith(`${full}/`));
}
