import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';

import { readText, workspaceRoot } from '../repository/files.js';
import { temporaryRepository } from '../testing/temporary-repository.js';
import { findReleaseFaults } from './release.js';

const copy = mkdtempSync(path.join(tmpdir(), 'consign-copy-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const manifest = (version: string) => JSON.stringify({ name: '@consign/ui', version });
const note = "---\n'@consign/ui': minor\n---\n\nChoose a colour.\n";

function writeCopy(files: Record<string, string>): void {
  rmSync(copy, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  }
}

test('[PLAT-131] a release takes every note, and gives a version and a changelog to what it names', () => {
  const root = temporaryRepository({
    '.changeset/colour.md': note,
    'packages/ui/package.json': manifest('0.1.0'),
  });
  const released = {
    'packages/ui/package.json': manifest('0.2.0'),
    'packages/ui/CHANGELOG.md': '# ui\n\n## 0.2.0\n',
  };
  writeCopy(released);
  expect(findReleaseFaults(root, copy)).toEqual([]);
  writeCopy({ ...released, '.changeset/colour.md': note });
  expect(findReleaseFaults(root, copy)).toEqual(['.changeset/colour.md was not released']);
  writeCopy({ ...released, 'packages/ui/CHANGELOG.md': '# ui\n' });
  expect(findReleaseFaults(root, copy)).toEqual(['@consign/ui has no changelog of 0.2.0']);
  writeCopy({ ...released, 'packages/ui/package.json': manifest('0.1.0') });
  expect(findReleaseFaults(root, copy)).toEqual(['@consign/ui stays at 0.1.0, although notes name it']);
});

interface Workflow {
  readonly jobs: {
    readonly publish: {
      readonly permissions: object;
      readonly steps: readonly { uses?: string; run?: string; with?: object }[];
    };
  };
}

test('[PLAT-263] the workflow of a release publishes the packages that it attested', () => {
  const { publish } = (parse(readText(workspaceRoot, '.github/workflows/release.yml')) as Workflow).jobs;
  expect(publish.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' });
  const [attested, published] = publish.steps.slice(-2);
  expect(attested).toMatchObject({
    uses: expect.stringContaining('actions/attest-build-provenance@') as string,
    with: { 'subject-path': 'packed/*.tgz' },
  });
  expect(published?.run).toContain('for file in packed/*.tgz; do npm publish "$file"');
});
