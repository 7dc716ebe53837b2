import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { handlers } from './operations.js';

const fileName = (operationId: string) =>
  operationId.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Operations whose source file has no test beside it, neither of its own name nor of its folder's. */
function untested(operationIds: readonly string[], files: readonly string[]): string[] {
  return operationIds.filter((operationId) => {
    const name = fileName(operationId);
    const source = files.find((file) => file === `${name}.ts` || file.endsWith(`/${name}.ts`));
    if (source === undefined) return true;
    const folder = source.slice(0, -`${name}.ts`.length);
    const names = [name, folder.split('/').at(-2)];
    return !names.some((each) => files.includes(`${folder}${each}.test.ts`));
  });
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

it('every operation has a test beside it, of its own name or its folder’s', () => {
  const operationIds = handlers.map(({ operationId }) => operationId);
  expect(operationIds.length).toBeGreaterThan(50);
  expect(untested(operationIds, files)).toEqual([]);
});

it('an operation without such a test is found', () => {
  const own = ['me/get-user-name.ts', 'me/list-my-sites.ts', 'me/list-my-sites.test.ts'];
  const planted = [...own, 'lookups/get-site.ts', 'lookups/lookups.test.ts'];
  expect(untested(['getUserName', 'listMySites', 'getSite', 'movedAway'], planted)).toEqual([
    'getUserName',
    'movedAway',
  ]);
});
