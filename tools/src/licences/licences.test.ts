import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { readText, workspaceRoot } from '../repository/files.js';
import { findLicenceFaults, findUnexplained } from './licences.js';
import { writeNotices, readSbom } from './notices.js';
import { type ShippedPackage, parseLicences, readLicences } from './read-licences.js';

const folder = mkdtempSync(path.join(tmpdir(), 'consign-licences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function shipped(name: string, licence: string, files: Record<string, string> = {}): ShippedPackage {
  const home = path.join(folder, name.replaceAll('/', '+'));
  mkdirSync(home, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(home, file), text);
  return { name, versions: ['1.0.0'], licence, folders: [home], homepage: null };
}

test.each([
  ['left', 'MIT', 0],
  ['viral', 'AGPL-3.0-only', 1],
  ['silent', 'Unknown', 1],
  ['libvips', 'LGPL-3.0-or-later', 1],
  ['@img/sharp-libvips-linux-arm64', 'LGPL-3.0-or-later', 0],
  ['date-holidays', '(ISC AND CC-BY-3.0)', 0],
  ['date-holidays', 'GPL-2.0', 1],
])('[PLAT-126] %s under %s has %i faults', (name, licence, faults) => {
  expect(findLicenceFaults('@consign/web', [shipped(name, licence)])).toHaveLength(faults);
});

test('[PLAT-126] an empty list is a fault, and docs/LICENCES.md explains what asks for more than a notice', () => {
  expect(findLicenceFaults('@consign/web', [])).toHaveLength(1);
  expect(findUnexplained(readText(workspaceRoot, 'docs/LICENCES.md'))).toEqual([]);
  expect(findUnexplained('')).toHaveLength(4);
});

const listed = (name: string) => ({ name, versions: ['2.0.0'], paths: ['/x'], license: 'MIT' });

test('[PLAT-126] reads the list of pnpm, in order of names', () => {
  const read = parseLicences(JSON.stringify({ MIT: [listed('b')], ISC: [listed('a')] }));
  expect(read.map(({ name, licence }) => [name, licence])).toEqual([
    ['a', 'ISC'],
    ['b', 'MIT'],
  ]);
});

test('[PLAT-126] the notices have each licence and notice of a package, and no text twice', () => {
  const text = writeNotices('@consign/api', [
    shipped('one', 'MIT', { LICENSE: 'Same text', 'index.js': 'code' }),
    shipped('two', 'Apache-2.0', { 'LICENSE.md': 'Same text', NOTICE: 'Made by two' }),
  ]);
  expect(text).toContain('one\n1.0.0\nLicence: MIT\n\nSame text');
  expect(text).toContain('The same text as for one.\n\nMade by two');
  expect(text).not.toContain('code');
});

test('[PLAT-129] the bill of materials names every package that an application ships, with its version', () => {
  const { bomFormat, components } = JSON.parse(readSbom(workspaceRoot, '@consign/api')) as {
    bomFormat: string;
    components: { purl: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const named = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  const missing = readLicences(workspaceRoot, '@consign/api')
    .flatMap(({ name, versions }) => versions.map((version) => `pkg:npm/${name}@${version}`))
    .filter((purl) => !named.has(purl));
  expect(missing).toEqual([]);
});

test('[PLAT-263] the bill of materials of a published package names what its install brings', () => {
  const { metadata, components } = JSON.parse(readSbom(workspaceRoot, '@consign/domain', 'library')) as {
    metadata: { component: { type: string; purl: string } };
    components: { purl: string }[];
  };
  expect(metadata.component).toMatchObject({
    type: 'library',
    purl: expect.stringMatching(/^pkg:npm\/%40consign\/domain@\d/u),
  });
  const names = components.map(({ purl }) => purl.replace(/@.*$/u, ''));
  expect(names).toEqual(expect.arrayContaining(['pkg:npm/papaparse', 'pkg:npm/temporal-polyfill']));
  expect(names).not.toContain('pkg:npm/vitest');
});
