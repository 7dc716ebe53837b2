import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { handlers } from './operations.js';

const fileName = (operationId: string) =>
  operationId.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Operations whose source file has no test of the same name beside it. */
function untested(operationIds: readonly string[], files: readonly string[]): string[] {
  return operationIds.filter((operationId) => {
    const name = fileName(operationId);
    const source = files.find((file) => file === `${name}.ts` || file.endsWith(`/${name}.ts`));
    return source === undefined || !files.includes(source.replace(/\.ts$/u, '.test.ts'));
  });
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

it('every operation has a test of its own name beside it', () => {
  const operationIds = handlers.map(({ operationId }) => operationId);
  expect(operationIds.length).toBeGreaterThan(50);
  expect(untested(operationIds, files)).toEqual([]);
});

it('an operation without such a test is found', () => {
  const planted = ['me/get-user-name.ts', 'me/list-my-sites.ts', 'me/list-my-sites.test.ts'];
  expect(untested(['getUserName', 'listMySites', 'movedAway'], planted)).toEqual([
    'getUserName',
    'movedAway',
  ]);
});
