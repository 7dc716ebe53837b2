import path from 'node:path';

import { findText, listFiles } from '../repository/files.js';
import { getField } from '../repository/json.js';
import type { Check } from '../checks/run-checks.js';

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
/** Links to /docs are pages of a running server, which apps/api tests. */
const link = /\]\((?!https?:|mailto:|#|\/docs)([^)\s#]+)(?:#[^)]*)?\)/g;

/** Commands and links in the documents work. */
export const documents: Check = {
  name: 'documents',
  purpose: 'every command and link in the documents works',
  findFaults: (root) => {
    const manifest: unknown = JSON.parse(findText(root, 'package.json') ?? '{}');
    const scripts = getField(manifest, 'scripts');
    const all = listFiles(root);
    const files = all.filter((file) => file.endsWith('.md') && !file.startsWith('docs/spec/'));
    if (!files.includes('README.md')) return ['README.md is missing'];
    return files.flatMap((file) => {
      const text = findText(root, file) ?? '';
      return matches(text, command)
        .filter((name) => !ownCommands.has(name) && typeof getField(scripts, name) !== 'string')
        .map((name) => `${file} says "pnpm ${name}", which is not a script`)
        .concat(
          matches(text, link)
            .filter((target) => !linkWorks(all, file, target))
            .map((target) => `${file} links to ${target}, which does not exist`),
        );
    });
  },
};

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

function linkWorks(all: readonly string[], file: string, target: string): boolean {
  const full = path.posix.normalize(path.posix.join(path.posix.dirname(file), target)).replace(/\/$/, '');
  return full === '.' || all.some((known) => known === full || known.startsWith(`${full}/`));
}
