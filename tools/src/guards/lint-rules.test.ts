import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

import { readText, workspaceRoot } from '../repository/files.js';
import { temporaryRepository } from '../testing/temporary-repository.js';

const oxlint = path.join(workspaceRoot, 'node_modules/.bin/oxlint');
const config = readText(workspaceRoot, '.oxlintrc.json');

function findRules(file: string, text: string): string[] {
  const root = temporaryRepository({ '.oxlintrc.json': config, [file]: text });
  const { stdout } = spawnSync(oxlint, ['-f', 'unix', '.'], { cwd: root, encoding: 'utf8' });
  return [...stdout.matchAll(/\[Error\/(.+)\]/g)].map((match) => match[1] ?? '');
}

const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `export const a${index} = ${index};`).join('\n');
const addsUp = (call: string): string =>
  `import { expect, test } from 'vitest';\n${call}('adds', () => { expect(1 + 1).toBe(2); });`;

test.each([
  ['max-lines', 'packages/ui/src/Long.tsx', lines(401)],
  ['typescript(no-explicit-any)', 'apps/web/src/a.ts', 'export const rows: Map<string, any[]> = new Map();'],
  ['typescript(ban-ts-comment)', 'apps/web/src/a.ts', '// @ts-expect-error for now\nexport const a = 1;'],
  ['node(no-process-env)', 'apps/api/src/config.ts', 'export const port = process.env.PORT;'],
  ['vitest(no-focused-tests)', 'packages/ui/src/a.test.ts', addsUp('test.only')],
  ['vitest(no-disabled-tests)', 'packages/ui/src/a.test.ts', addsUp('test.skip')],
  ['vitest(warn-todo)', 'packages/ui/src/a.test.ts', "import { test } from 'vitest';\ntest.todo('adds');"],
])('%s is an error in %s', (rule, file, text) => {
  expect(findRules(file, text)).toEqual([expect.stringContaining(rule)]);
});

test.each([
  ['packages/ui/src/Full.tsx', lines(400)],
  ['packages/ui/src/Long.test.tsx', lines(900)],
  ['packages/ui/src/Long.stories.tsx', lines(900)],
  ['packages/api-client/src/generated/consignment.ts', lines(900)],
  ['apps/api/src/server.ts', 'export const port = process.env.PORT;'],
  ['packages/ui/src/a.test.ts', addsUp('test')],
])('%s is fine', (file, text) => {
  expect(findRules(file, text)).toEqual([]);
});
