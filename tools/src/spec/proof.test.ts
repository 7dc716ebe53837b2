import { describe, expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { findKind, parseKinds } from './kinds.js';
import { type AreaProof, readSpec } from './proof.js';

const naming = "it('[CONS-09] works', () => {});";

function prove(where: string, files: readonly string[]): AreaProof | undefined {
  const root = temporaryRepository({
    'docs/spec/04-consignment.md': `| CONS-09 | ${where} | Price card. |`,
    ...Object.fromEntries(files.map((file) => [file, naming])),
  });
  const { proof, faults } = readSpec(root);
  expect(faults).toEqual([]);
  return proof.areas[0];
}

test.each([
  ['packages/domain/src/freight/totals.test.ts', 'rule'],
  ['packages/api-client/src/client.test.ts', 'rule'],
  ['packages/queries/src/bulk.test.ts', 'rule'],
  ['apps/api/src/http/auth/guard.test.ts', 'API'],
  ['apps/api/src/consignments/cancel.race.test.ts', 'API'],
  ['apps/identity/src/sign-in.test.ts', 'API'],
  ['apps/local/src/stack.test.ts', 'API'],
  ['packages/feature-search/src/SearchScreen.test.tsx', 'screen'],
  ['packages/consignment-parts/src/Freight.test.tsx', 'screen'],
  ['packages/session/src/hooks.test.tsx', 'screen'],
  ['packages/ui/src/toast/toast.test.tsx', 'screen'],
  ['apps/web/src/app/shell.test.tsx', 'screen'],
  ['apps/e2e/journeys/list.spec.ts', 'journey'],
  // A test that renders nothing proves a rule, even beside a screen.
  ['apps/web/src/app/guards.test.ts', 'rule'],
  ['packages/feature-search/src/search-state.test.ts', 'rule'],
  ['tools/src/spec/spec.test.ts', null],
  ['packages/new/src/a.test.tsx', null],
])('the kind of a test %s: %s', (file, kind) => {
  expect(findKind(file)).toBe(kind);
});

describe('where a row must be proved', () => {
  test('one kind or several, separated by commas', () => {
    expect(parseKinds(' rule, API, screen, journey ')).toEqual(['rule', 'API', 'screen', 'journey']);
    expect(parseKinds('screen')).toEqual(['screen']);
  });

  test.each(['', 'test', 'rule,', 'rule, screens', 'api', 'rule, rule'])('“%s” is refused', (text) => {
    expect(parseKinds(text)).toBeNull();
  });
});

const partly = (...missing: string[]) => ({ proved: [], partly: [{ id: 'CONS-09', missing }], open: [] });

describe('a row is', () => {
  const rule = 'packages/domain/src/a.test.ts';
  const screen = 'packages/feature-consignment/src/a.test.tsx';

  test.each([
    [
      'proved by every kind that it needs',
      'rule, screen',
      [rule, screen],
      { proved: ['CONS-09'], partly: [] },
    ],
    ['partly proved by one of its kinds', 'rule, API, screen', [rule], partly('API', 'screen')],
    ['partly proved by another kind alone', 'screen', ['apps/api/src/a.test.ts'], partly('screen')],
    ['open without a test', 'rule, API', [], { proved: [], partly: [], open: ['CONS-09'] }],
  ])('%s', (_what, where, files, proof) => {
    expect(prove(where, files)).toMatchObject(proof);
  });

  test('proved only where a server runs, if one of its kinds has race tests alone', () => {
    const race = 'apps/api/src/a.race.test.ts';
    expect(prove('API', [race])).toMatchObject({ proved: [], serverOnly: ['CONS-09'], partly: [] });
    expect(prove('rule, API', [race, 'packages/domain/src/a.test.ts'])?.serverOnly).toEqual(['CONS-09']);
    expect(prove('API, screen', [race])).toMatchObject({
      serverOnly: [],
      partly: [{ id: 'CONS-09', missing: ['screen'] }],
    });
    expect(prove('API', [race, 'apps/api/src/a.test.ts'])?.proved).toEqual(['CONS-09']);
  });
});

describe('faults', () => {
  test.each([
    '| CONS-09 | Price card. |',
    '| CONS-09 | screens | Price card. |',
    '| CONS-09 | Price card | |',
  ])('a row that does not say where it is proved: %s', (row) => {
    const root = temporaryRepository({ 'docs/spec/04.md': row });
    expect(readSpec(root).faults).toEqual([
      "docs/spec/04.md:1 doesn't say where CONS-09 is proved (rule, API, screen, journey)",
    ]);
  });

  test('a test that names a row where nothing of the register can be proved', () => {
    const root = temporaryRepository({
      'docs/spec/04.md': '| CONS-09 | rule | Price card. |',
      'packages/new/src/a.test.ts': naming,
    });
    expect(readSpec(root).faults).toEqual([
      'packages/new/src/a.test.ts:1 names CONS-09 where no row can be proved',
    ]);
  });
});
