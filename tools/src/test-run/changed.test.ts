import { expect, test } from 'vitest';

import { readText, workspaceRoot } from '../repository/files.js';
import { chooseTests } from './changed.js';

const parts = [
  { name: 'api', folder: 'apps/api' },
  { name: 'domain', folder: 'packages/domain' },
  { name: 'e2e', folder: 'apps/e2e' },
  { name: 'ui', folder: 'packages/ui' },
];
const readIds = (file: string): string[] => readText(workspaceRoot, file).match(/\b[A-Z]{2,}-\d+\b/gu) ?? [];
const title = (file: string, ...ids: string[]) => ({ file, line: 1, title: '', ids });

const changed = ['packages/domain/src/dates/day.ts', 'docs/API.md', 'packages/domain/src/gone.ts'];

test('a changed rule needs the tests of its part, and one test of each kind elsewhere that carries its ID', () => {
  const titles = [
    title('packages/domain/src/dates/day.test.ts', 'DATE-15'),
    title('apps/api/src/some-dates.test.ts', 'DATE-15'),
    title('apps/api/src/dates.test.ts', 'CONS-41'),
    title('apps/api/src/dates.test.ts', 'DATE-15', 'DATE-16'),
    title('apps/api/src/others.test.ts', 'CONS-41'),
    title('packages/ui/src/Dates.test.tsx', 'DATE-15'),
    title('apps/e2e/journeys/dates.spec.ts', 'DATE-15'),
  ];
  const { parts: own, files } = chooseTests(workspaceRoot, changed, parts, titles);
  expect(own).toEqual(['domain']);
  expect(files).toHaveLength(2);
  expect(files).toContain('packages/ui/src/Dates.test.tsx');
});

test('a changed operation needs the tests beside it, of which one proves its ID already', () => {
  const operation = 'apps/api/src/consignments/entry/create-consignment.ts';
  const titles = [
    title('apps/api/src/consignments/entry/copy-consignment.test.ts'),
    title('apps/api/src/consignments/entry/create-consignment.test.ts', ...readIds(operation)),
    title('apps/api/src/others.test.ts', ...readIds(operation)),
  ];
  expect(chooseTests(workspaceRoot, [operation], parts, titles)).toEqual({
    parts: [],
    files: [titles[0]?.file, titles[1]?.file],
  });
});

test('a changed test or journey needs no other part', () => {
  const tests = [
    'packages/domain/src/dates/day.test.ts',
    'apps/e2e/src/serve.ts',
    'apps/api/src/dates.test.ts',
  ];
  const titles = [
    title('apps/api/src/dates.test.ts', 'DATE-15'),
    title('apps/api/src/others.test.ts', 'DATE-15'),
  ];
  expect(chooseTests(workspaceRoot, tests, parts, titles)).toEqual({
    parts: ['domain'],
    files: ['apps/api/src/dates.test.ts'],
  });
});
