import { expect, test } from 'vitest';

import { workspaceRoot } from '../repository/files.js';
import { chooseTests } from './changed.js';

const parts = [
  { name: 'api', folder: 'apps/api' },
  { name: 'domain', folder: 'packages/domain' },
  { name: 'e2e', folder: 'apps/e2e' },
];
const title = (file: string, ...ids: string[]) => ({ file, line: 1, title: '', ids });

test('a changed rule needs the tests of its part, and those of other parts that carry one of its IDs', () => {
  const titles = [
    title('packages/domain/src/dates/day.test.ts', 'DATE-15'),
    title('apps/api/src/dates.test.ts', 'DATE-15'),
    title('apps/api/src/dates.test.ts', 'DATE-15', 'CONS-41'),
    title('apps/api/src/others.test.ts', 'CONS-41'),
    title('apps/e2e/journeys/dates.spec.ts', 'DATE-15'),
  ];
  const changed = ['packages/domain/src/dates/day.ts', 'docs/API.md', 'packages/domain/src/gone.ts'];
  expect(chooseTests(workspaceRoot, changed, parts, titles)).toEqual({
    parts: ['domain'],
    files: ['apps/api/src/dates.test.ts'],
  });
});

test('a changed test or journey needs no other part', () => {
  const changed = ['packages/domain/src/dates/day.test.ts', 'apps/e2e/src/serve.ts'];
  const titles = [title('apps/api/src/dates.test.ts', 'DATE-15')];
  expect(chooseTests(workspaceRoot, changed, parts, titles)).toEqual({ parts: ['domain'], files: [] });
});
