import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Check } from '../checks/run-checks.js';
import { findText, listFiles, readText } from '../repository/files.js';
import { getField } from '../repository/json.js';
import { run } from '../repository/run.js';
import { turbo } from '../run/run.mjs';
import { publishedNames } from './packed.js';
import { findPublishFaults } from './publish.js';

const needed =
  /^(?:\.changeset\/.+|(?:[\w-]+\/){0,2}package\.json|pnpm-(?:workspace|lock)\.yaml|packages\/[\w-]+\/CHANGELOG\.md)$/;
/** The packages, and the evaluation start with its page. */
const built = ['--filter=@consign/ui...', '--filter=@consign/local...', '--filter=@consign/web'];
const note = /^\.changeset\/(?!README).+\.md$/;

/** A release from the notes works, and what it publishes; tried on a copy, so that nothing changes here. */
export const release: Check = {
  name: 'release',
  purpose:
    'a release from the changesets works, in a dry run: versions, publishing, and the way of the README',
  findFaults: async (root) => {
    const build = await turbo(['run', 'build', ...built, '--output-logs=errors-only'], { quiet: true });
    if (build.code !== 0) return [`the packages do not build: ${build.output}`];
    const copy = mkdtempSync(path.join(tmpdir(), 'consign-release-'));
    try {
      for (const file of listFiles(root).filter((each) => needed.test(each))) {
        if (existsSync(path.join(root, file)))
          cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
      }
      const { code, output, errors } = run(path.join(root, 'node_modules/.bin/changeset'), ['version'], copy);
      if (code !== 0) return [`changeset version: ${output}${errors}`];
      const faults = findReleaseFaults(root, copy);
      return faults.length > 0 ? faults : await findPublishFaults(root, copy, publishedNames);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
};

/** Compares the copy after the release with the repository before it. */
export function findReleaseFaults(root: string, copy: string): string[] {
  const pending = listFiles(root).filter((file) => note.test(file));
  const left = pending.filter((file) => existsSync(path.join(copy, file)));
  const notes = pending.map((file) => findText(root, file) ?? '');
  return [
    ...left.map((file) => `${file} was not released`),
    ...publishedNames
      .filter((name) => notes.some((text) => text.includes(`'@consign/${name}'`)))
      .flatMap((name) => {
        const before = readVersion(root, name);
        const after = readVersion(copy, name);
        if (before === after) return [`@consign/${name} stays at ${before}, although notes name it`];
        const log = findText(copy, `packages/${name}/CHANGELOG.md`) ?? '';
        return log.includes(`## ${after}`) ? [] : [`@consign/${name} has no changelog of ${after}`];
      }),
  ];
}

function readVersion(root: string, name: string): string {
  return String(getField(JSON.parse(readText(root, `packages/${name}/package.json`)), 'version'));
}
