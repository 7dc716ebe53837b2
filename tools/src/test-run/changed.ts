import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { findText, isSource, isStory, isTest } from '../repository/files.js';
import { findKind } from '../spec/kinds.js';
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
  /** Other tests: those beside changed code of the API, and elsewhere one of each kind for a register ID of changed code. */
  readonly files: readonly string[];
}

/** Each of its tests starts a server, which imports all of its code. */
const SERVER = 'api';

const anyId = /\b[A-Z]{2,}-\d+\b/gu;

export function chooseTests(
  root: string,
  changed: readonly string[],
  parts: readonly Part[],
  titles: readonly TestTitle[],
): ChangedTests {
  const code = changed.filter((file) => isSource(file));
  const findPartName = (file: string): string | undefined =>
    parts.find(({ folder }) => file.startsWith(`${folder}/`))?.name;
  const touched = new Set(code.map((file) => findPartName(file)));
  const own = parts
    .map(({ name }) => name)
    .filter((name) => touched.has(name) && name !== JOURNEYS && name !== SERVER);
  const candidates = titles.filter(({ file }) => {
    const name = findPartName(file);
    return name !== undefined && name !== JOURNEYS && !own.includes(name) && !isStory(file);
  });

  const onServer = code.filter((file) => findPartName(file) === SERVER);
  const folders = new Set(onServer.filter((file) => !isTest(file)).map((file) => path.dirname(file)));
  const beside = candidates
    .map(({ file }) => file)
    .filter((file) => onServer.includes(file) || folders.has(path.dirname(file)));

  const ids = new Set(
    code.filter((file) => !isTest(file)).flatMap((file) => findText(root, file)?.match(anyId) ?? []),
  );
  const withProofs = candidates.map(({ file, ids: proved }) => ({
    file,
    proofs: proved.filter((id) => ids.has(id)).map((id) => `${id} ${findKind(file) ?? ''}`),
  }));
  return { parts: own, files: coverProofs(withProofs, new Set(beside)) };
}

interface Proving {
  readonly file: string;
  readonly proofs: readonly string[];
}

/** The chosen files, and as few of the others as prove the rest: first the one with the most. */
function coverProofs(tests: readonly Proving[], chosen: ReadonlySet<string>): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, proofs } of tests) {
    const known = files.get(file) ?? new Set();
    files.set(file, new Set([...known, ...proofs]));
  }
  const result = new Set(chosen);
  const missing = new Set([...files.values()].flatMap((proofs) => [...proofs]));
  for (const file of result) for (const proof of files.get(file) ?? []) missing.delete(proof);
  const countMissing = (proofs: ReadonlySet<string>): number =>
    [...proofs].filter((proof) => missing.has(proof)).length;
  while (missing.size > 0) {
    const [best] = [...files].toSorted(([, one], [, other]) => countMissing(other) - countMissing(one));
    if (best === undefined) break;
    const [file, proofs] = best;
    result.add(file);
    for (const proof of proofs) missing.delete(proof);
  }
  return [...result];
}
