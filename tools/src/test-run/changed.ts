import { execFileSync } from 'node:child_process';

import { findText, isSource, isStory, isTest } from '../repository/files.js';
import type { TestTitle } from '../spec/test-titles.js';
import { JOURNEYS, type Part } from './parts.js';

/** Files that differ from the commit, and files that are not yet committed, relative to the root. */
export function listChanged(root: string, since: string): string[] {
  const git = (args: readonly string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...new Set([
      ...git(['diff', '--name-only', '-z', since]),
      ...git(['ls-files', '-o', '--exclude-standard', '-z']),
    ]),
  ];
}

/** The tests that a change needs first: the whole suite has the others. */
export interface ChangedTests {
  /** Parts with changed code, whose tests that import it run. */
  readonly parts: readonly string[];
  /** Test files of other parts whose titles carry a register ID that changed code mentions. */
  readonly files: readonly string[];
}

const anyId = /\b[A-Z]{2,}-\d+\b/gu;

export function chooseTests(
  root: string,
  changed: readonly string[],
  parts: readonly Part[],
  titles: readonly TestTitle[],
): ChangedTests {
  const code = changed.filter((file) => isSource(file));
  const findPart = (file: string): Part | undefined =>
    parts.find(({ folder }) => file.startsWith(`${folder}/`));
  const own = new Set(code.map((file) => findPart(file)?.name).filter((name) => name !== undefined));
  const ids = new Set(
    code.filter((file) => !isTest(file)).flatMap((file) => findText(root, file)?.match(anyId) ?? []),
  );
  const files = titles
    .filter((title) => title.ids.some((id) => ids.has(id)) && !isStory(title.file))
    .map(({ file }) => file)
    .filter((file) => {
      const part = findPart(file)?.name;
      return part !== undefined && part !== JOURNEYS && !own.has(part);
    });
  return { parts: [...own].filter((name) => name !== JOURNEYS), files: [...new Set(files)] };
}
