import { expect } from 'vitest';

import type { ContractOperation } from './http/contract/operations.js';
import { test } from './testing/api-test.js';
import { call } from './testing/call.js';
import { readRows } from './testing/customer-rows.js';
import { kowhaiScope } from './testing/fixtures.js';
import { type OperationCall, type Target, allOperations, buildCall } from './testing/operation-call.js';
import { prepareTarget } from './testing/prepare-target.js';
import { createTarget } from './testing/target.js';
import { signIn } from './testing/world.js';

interface Asked extends OperationCall {
  readonly headers?: Readonly<Record<string, string>>;
}

const declares = ({ parameters }: ContractOperation, name: string) =>
  parameters.some(({ value }) => value.in === 'header' && value.name === name);
const keyed = allOperations.filter((each) => declares(each, 'Idempotency-Key'));

/** Another text for calls that name nothing of the target. */
const texts: Readonly<Record<string, object>> = {
  createConsignment: { notes: 'Another' },
  createFullConsignment: { notes: 'Another' },
  createWebhook: { description: 'Another' },
};
/** Its secret is not shown twice (PROV-30). */
const renewed = 'createWebhook';

/** The same call with another path, another body, or another row of an import: each may not use the key again. */
function listOthers(operation: ContractOperation, asked: Asked, target: Target): Asked[] {
  const named = buildCall(operation, target);
  const isForm = operation.operationId === 'uploadFile';
  const body = texts[operation.operationId]
    ? { ...(asked.body as object), ...texts[operation.operationId] }
    : named.body;
  const hasOther = !isForm && JSON.stringify(body) !== JSON.stringify(asked.body);
  const row = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU.1';
  return [
    ...(named.url === asked.url ? [] : [{ ...asked, url: named.url }]),
    ...(hasOther ? [{ ...asked, body }] : []),
    ...(declares(operation, 'Import-Row')
      ? [{ ...asked, headers: { 'import-row': row, 'import-file': 'a.csv' } }]
      : []),
  ];
}

const it = test.extend('prepare', ({ app, database }) =>
  async ({ operationId }: ContractOperation) => {
    const target = await createTarget(app, database);
    await prepareTarget(database, kowhaiScope, target, operationId);
    return target;
  });

it('[CONS-34] there are operations that take a key', () => {
  expect(keyed.length).toBeGreaterThan(10);
});

it.for(keyed.map((operation) => [operation.operationId, operation] as const))(
  '[CONS-34] [BULK-25] %s with a key has its effect once, and the key is refused for any other request',
  async ([operationId, operation], { app, database, prepare }) => {
    const [target, other] = [await prepare(operation), await prepare(operation)];
    const manager = await signIn('manager');
    const send = ({ method, url, body, headers }: Asked) =>
      call(app, method, url, { ...manager, body, headers: { 'idempotency-key': operationId, ...headers } });
    const asked = buildCall(operation, target);
    const first = await send(asked);
    expect([200, 201, 202, 204]).toContain(first.status);

    const rows = await readRows(database, kowhaiScope, target, 'customer');
    const again = await send(asked);
    expect(again).toMatchObject({ status: first.status, headers: { 'idempotent-replayed': 'true' } });
    expect(again.headers['location']).toBe(first.headers['location']);
    if (operationId !== renewed) expect(again.body).toEqual(first.body);
    const others = listOthers(operation, asked, other);
    expect(others).not.toEqual([]);
    for (const changed of others) {
      const refused = await send(changed);
      expect([changed, refused.status, refused.text.includes('CONS-34')]).toEqual([changed, 422, true]);
    }
    expect(await readRows(database, kowhaiScope, target, 'customer')).toEqual(rows);
  },
);
