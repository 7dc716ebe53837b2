import { describe, expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { findNextId, readRegister, searchRegister } from './register.js';
import { readSpec } from './proof.js';
import { formatFound, formatRegisterRow, formatSpec } from './table.js';

const register = [
  '# Platform',
  '| ID | Proved by | Behaviour |',
  '|---|---|---|',
  '| PLAT-01 | rule | The tenant is resolved from the host. |',
  '| PLAT-02 | screen | An unknown host gives a page that says so. |',
  '| LIST-01 | rule | Columns. |',
].join('\n');
const nothing = { files: [], sources: [] };

function repository(files: Record<string, string> = {}): string {
  return temporaryRepository({
    'docs/spec/01-platform.md': register,
    ...files,
  });
}

describe('the tests that name a row', () => {
  test('one title counts for each of the rows that its opening brackets name', () => {
    const spec = readSpec(
      repository({
        'packages/domain/src/a.test.ts': "it('[PLAT-01, PLAT-02][LIST-01] works', () => {});",
        'packages/ui/src/a.test.tsx': "it('[PLAT-02] works', () => {});",
      }),
    );
    expect(spec.faults).toEqual([]);
    expect(spec.proof.areas.map(({ area, proved }) => [area, proved])).toEqual([
      ['PLAT', ['PLAT-01', 'PLAT-02']],
      ['LIST', ['LIST-01']],
    ]);
  });

  test('a story counts if its comment starts with the row', () => {
    const story = [
      '/** [PLAT-02] At every width. */',
      'export const Unknown: Story = {};',
      '/** As PLAT-01 says. */',
      'export const Known: Story = {};',
    ].join('\n');
    const { titles, proof } = readSpec(repository({ 'packages/ui/src/Host/Host.stories.tsx': story }));
    expect(titles).toEqual([
      {
        file: 'packages/ui/src/Host/Host.stories.tsx',
        line: 1,
        title: '[PLAT-02] Unknown',
        ids: ['PLAT-02'],
      },
    ]);
    expect(proof.areas[0]?.proved).toEqual(['PLAT-02']);
  });

  test.each([
    ['a table of cases', "it.each([[1]])('[PLAT-01] case %s', () => {});"],
    ['a tagged table of cases', 'test.each`a\n${1}`("[PLAT-01] case $a", () => {});'],
    ['a template', 'it(`[PLAT-01] case ${1 + 1}`, () => {});'],
    ['a group', "describe('[PLAT-01] hosts', () => { it('resolves', () => {}); });"],
    ['a journey', "test.describe('[PLAT-01] hosts', () => { test('resolves', async () => {}); });"],
  ])('%s counts as a test', (_name, text) => {
    const { proof } = readSpec(repository({ 'packages/domain/src/a.test.tsx': text }));
    expect(proof.areas[0]?.proved).toEqual(['PLAT-01']);
  });

  test.each([
    ['a skipped test', `it.${'skip'}('[PLAT-01] case', () => {});`],
    ['a planned test', `it.${'todo'}('[PLAT-01] case');`],
    ['an empty group', "describe('[PLAT-01] hosts', () => {});"],
    ['a comment', "// it('[PLAT-01] case', () => {});"],
    ['a file that no runner reads', ''],
  ])('%s proves nothing', (_name, text) => {
    const { proof } = readSpec(
      repository({ 'packages/domain/src/a.test.ts': text, 'packages/domain/src/b.ts': text }),
    );
    expect(proof.areas[0]?.open).toEqual(['PLAT-01', 'PLAT-02']);
  });
});

describe('faults', () => {
  test('an ID that no row has', () => {
    const { faults } = readSpec(
      repository({ 'packages/domain/src/a.test.ts': "it('[PLAT-77] x', () => {});" }),
    );
    expect(faults).toEqual([
      'packages/domain/src/a.test.ts:1 names PLAT-77, which the register does not have',
    ]);
  });

  test('an ID that is not at the start of its title', () => {
    const text = "\nit('works as [PLAT-01] says', () => {});";
    const { faults, proof } = readSpec(repository({ 'packages/domain/src/a.test.ts': text }));
    expect(faults).toEqual([
      'packages/domain/src/a.test.ts:2 has an ID that is not at the start of its title: works as [PLAT-01] says',
    ]);
    expect(proof.areas[0]?.proved).toEqual([]);
  });

  test('a row that stands twice, and a register without rows', () => {
    const twice = readSpec(repository({ 'docs/spec/02.md': '| PLAT-01 | rule | Again. |' }));
    expect(twice.faults).toEqual([
      'docs/spec/02.md:1 has PLAT-01 again; it stands in docs/spec/01-platform.md:4',
    ]);
    expect(readSpec(repository({ 'docs/spec/01-platform.md': '' })).faults).toEqual([
      'docs/spec has no rows',
    ]);
  });
});

describe('what is printed', () => {
  test('a line per area, the numbers that nothing proves, and the faults', () => {
    const text = formatSpec(
      readSpec(repository({ 'packages/domain/src/a.test.ts': "it('[PLAT-01, PLAT-77] x', () => {});" })),
    );
    expect(text).toMatch(/^PLAT +2 +1 +0 +0 {2}02$/m);
    expect(text).toMatch(/^LIST +1 +0 +0 +0 {2}01$/m);
    expect(text).toMatch(/^all +3 +1 +0 +0 {2}2$/m);
    expect(text).toContain('Faults: 1\n');
  });

  test('the rows that are partly proved, by what is missing', () => {
    const root = repository({ 'packages/domain/src/a.test.ts': "it('[PLAT-02] x', () => {});" });
    const text = formatSpec(readSpec(root));
    expect(text).toMatch(/^PLAT +2 +0 +1 +0 {2}01$/m);
    expect(text).toContain('Partly proved, by the kinds that are missing: 1\n  PLAT   screen: 02');
    expect(formatRegisterRow(readSpec(root), 'PLAT-02', nothing)).toContain(
      'Proved by: screen; missing: screen\n',
    );
  });

  test('one row, its tests, the code beside them and the sources that name it', () => {
    const spec = readSpec(repository({ 'packages/domain/src/a.test.ts': "it('[PLAT-01] x', () => {});" }));
    const text = formatRegisterRow(spec, 'PLAT-01', {
      files: ['packages/domain/src/a.ts', 'packages/domain/src/a.test.ts', 'packages/domain/src/b.ts'],
      sources: ['packages/domain/src/a.ts', 'apps/web/src/boot/tenant.ts'],
    });
    expect(text).toContain('docs/spec/01-platform.md:4\n  The tenant is resolved from the host.');
    expect(text).toContain('\n  Proved by: rule\n');
    expect(text).toContain('  rule     packages/domain/src/a.test.ts:1  [PLAT-01] x');
    expect(text).toContain('Code beside them: 1\n  packages/domain/src/a.ts\n');
    expect(text).toContain('Other files that mention it: 1\n  apps/web/src/boot/tenant.ts');
    expect(formatRegisterRow(spec, 'PLAT-99', nothing)).toBe('PLAT-99 is not in the register.');
  });

  test('the rows that have a text, whatever its case', () => {
    const rows = searchRegister(readRegister(repository()), 'from the HOST');
    expect(formatFound(rows)).toBe(
      'PLAT-01  docs/spec/01-platform.md:4\n  The tenant is resolved from the host.',
    );
    expect(searchRegister(readRegister(repository()), 'carrier')).toEqual([]);
  });

  test('the next free ID of an area', () => {
    const known = readRegister(repository({ 'docs/spec/02.md': '| LIST-104 | rule | Sorts. |' }));
    expect(['PLAT', 'LIST', 'NONE'].map((area) => findNextId(known, area))).toEqual([
      'PLAT-03',
      'LIST-105',
      null,
    ]);
  });
});
