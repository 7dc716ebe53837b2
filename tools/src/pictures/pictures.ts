import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { getField } from '../repository/json.js';
import { run } from '../repository/run.js';

/** Written by `pnpm pictures --accept`, and part of the change that alters pictures. */
export interface Accepted {
  /** The commit whose pictures the others are compared with; null for the one from which the branch comes. */
  readonly base: string | null;
  /** Pictures that may differ from it. */
  readonly changed: readonly string[];
}

export interface Comparison {
  /** Names of pictures that differ from the base's. */
  readonly changed: readonly string[];
  /** Names of pictures that the base doesn't have. */
  readonly added: readonly string[];
}

type Say = (line: string) => void;

const ending = '.png';
const file = 'apps/storybook/pictures.json';
/** Taken with today's camera: these stand in both trees. */
const camera = ['apps/storybook/.storybook', 'apps/storybook/vitest.pictures.config.ts'];

export function readAccepted(root: string): Accepted {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Accepted;
}

export function writeAccepted(root: string, accepted: Accepted): void {
  writeFileSync(path.join(root, file), `${JSON.stringify(accepted, null, 2)}\n`);
}

/** The commit from which the branch of this tree comes. */
export function findBase(root: string): string {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = git(root, ['merge-base', 'HEAD', main]);
    if (code === 0) return output.trim();
  }
  throw new Error('There is no branch main to compare with');
}

/** Takes the pictures of a commit, unless they are there. Answers their folder. */
export function takeBasePictures(root: string, base: string, say: Say): string {
  const folder = path.join(root, '.data/pictures', base);
  const done = path.join(folder, 'complete');
  if (existsSync(done)) return folder;
  if (git(root, ['cat-file', '-e', `${base}^{commit}`]).code !== 0) {
    throw new Error(`The commit ${base} isn't here: git fetch --unshallow`);
  }
  say(`Taking the pictures of ${base.slice(0, 10)}; this takes some minutes`);
  const tree = mkdtempSync(path.join(tmpdir(), 'consign-pictures-'));
  try {
    must(git(root, ['worktree', 'add', '--force', '--detach', tree, base]));
    for (const each of camera) {
      rmSync(path.join(tree, each), { recursive: true, force: true });
      must(run('cp', ['-R', path.join(root, each), path.join(tree, each)], root));
    }
    must(run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], tree));
    must(run('pnpm', ['generate'], tree));
    photograph(tree, { folder, changes: path.join(folder, 'changes') }, ['--update']);
  } finally {
    git(root, ['worktree', 'remove', '--force', tree]);
    rmSync(tree, { recursive: true, force: true });
  }
  if (listPictures(folder).length === 0) throw new Error(`No picture of ${base} could be taken`);
  writeFileSync(done, '');
  return folder;
}

/** Compares the pictures of this tree, or of the stories in some files, with those in a folder. */
export function comparePictures(root: string, folder: string, files: readonly string[]): Comparison {
  const changes = path.join(root, '.data/pictures/changes');
  rmSync(changes, { recursive: true, force: true });
  mkdirSync(changes, { recursive: true });
  photograph(root, { folder, changes }, files);
  return sortChanges(listPictures(changes), listPictures(folder));
}

/** Vitest writes an actual picture of each that differs, and with it the stored one and the difference. */
export function sortChanges(written: readonly string[], stored: readonly string[]): Comparison {
  const names = new Set(written.map((name) => name.replace(/-(?:actual|diff|reference)$/u, '')));
  const known = new Set(stored);
  const sorted = [...names].toSorted();
  return {
    changed: sorted.filter((name) => known.has(name)),
    added: sorted.filter((name) => !known.has(name)),
  };
}

/** Changed pictures that are not in the accepted list. */
export function findSurprises({ changed }: Comparison, accepted: Accepted): readonly string[] {
  return changed.filter((name) => !accepted.changed.includes(name));
}

function photograph(
  tree: string,
  { folder, changes }: { readonly folder: string; readonly changes: string },
  options: readonly string[],
): void {
  process.env['PICTURES_FOLDER'] = folder;
  process.env['PICTURES_CHANGES'] = changes;
  const storybook = path.join(tree, 'apps/storybook');
  const bin = path.join(storybook, 'node_modules/.bin/vitest');
  // A story that differs fails its test; the written files say which.
  const report = path.join(storybook, 'node_modules/.pictures.json');
  rmSync(report, { force: true });
  const { output, errors } = run(
    bin,
    [
      'run',
      '--config',
      'vitest.pictures.config.ts',
      '--reporter=json',
      `--outputFile=${report}`,
      '--silent=true',
      ...options,
    ],
    storybook,
  );
  const total = existsSync(report) && getField(JSON.parse(readFileSync(report, 'utf8')), 'numTotalTests');
  if (!total) throw new Error(`No story was rendered:\n${output}${errors}`);
}

function listPictures(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}

function git(root: string, args: readonly string[]) {
  return run('git', args, root);
}

function must({ code, output, errors }: ReturnType<typeof run>): void {
  if (code !== 0) throw new Error(output + errors);
}
