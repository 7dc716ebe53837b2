import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';

import { permissions } from '@consign/domain/permissions';

import { type CallOptions, call } from '../../testing/call.js';
import { withOperation } from '../../testing/contract.js';
import { sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';
import { documents } from './documents.js';
import { type ContractOperation, listOperations } from './operations.js';

const operations = Object.entries(documents).flatMap(([service, document]) =>
  listOperations(service, document),
);
const guarded = operations
  .filter(({ permissions: needed }) => needed.length > 0)
  .map((operation): [string, ContractOperation] => [operation.operationId, operation]);

/** Whoever adds to this list opens an operation to the world. */
const PUBLIC = ['getClientSettings'];
const PROVIDER = new Set(['reportEvents']);

let app: FastifyInstance;
/** The API without an enabled client of the provider. */
let strictApp: FastifyInstance;

// No handler stands behind any of them, so that what is not refused by the guard is answered 501.
beforeAll(async () => {
  const parts = { documents, notBuilt: operations.map(({ operationId }) => operationId) };
  app = await sampleApp(parts);
  strictApp = await sampleApp({ ...parts, findReporter: () => Promise.resolve(false) });
});

async function callStatus(operation: ContractOperation, options: CallOptions, of = app): Promise<number> {
  const method = operation.method.toUpperCase() as 'GET';
  const url = operation.path.replaceAll(/\{[^}]+\}/gu, 'x');
  return (await call(of, method, url, options)).status;
}

const statusFor = async (operation: ContractOperation, held: readonly string[]) =>
  callStatus(operation, { token: await token({ permissions: held }) });

describe('every operation of the contracts', () => {
  it('[AUTH-11] is tested here, except the public ones', () => {
    expect(operations.length).toBeGreaterThan(60);
    const tried = new Set(guarded.map(([operationId]) => operationId));
    expect(operations.map(({ operationId }) => operationId).filter((id) => !tried.has(id))).toEqual(PUBLIC);
  });

  it.each(guarded)('[AUTH-11] %s is refused without a valid token of this tenant', async (_id, operation) => {
    expect(await callStatus(operation, {})).toBe(401);
    expect(await callStatus(operation, { token: 'x' })).toBe(401);
    expect(await callStatus(operation, { token: await token({ permissions, orgId: 'org_aurora' }) })).toBe(
      401,
    );
  });

  it.each(guarded)('[AUTH-11] %s is refused without any one of its permissions', async (_id, operation) => {
    const missingOne = operation.permissions.flatMap((list) =>
      list.map((missing) => list.filter((permission) => permission !== missing)),
    );
    for (const held of [...missingOne, []])
      expect([held, await statusFor(operation, held)]).toEqual([held, 403]);
  });

  it.each(guarded)(
    '[AUTH-05] %s is open to whoever holds the permissions it names',
    async (_id, operation) => {
      for (const list of operation.permissions)
        expect([list, await statusFor(operation, list)]).toEqual([list, 501]);
    },
  );

  it.each(guarded)('[AUTH-11] %s asks for Access.DISPATCH, or is for the provider alone', (id, operation) => {
    for (const list of operation.permissions)
      expect(list).toContain(PROVIDER.has(id) ? 'Provider.REPORT' : 'Access.DISPATCH');
  });

  it.each(guarded)(
    '[PROV-31] %s is not opened by Provider.REPORT in the token alone',
    async (_id, operation) => {
      const reporting = { token: await token({ permissions: ['Provider.REPORT'] }) };
      expect(await callStatus(operation, reporting, strictApp)).toBe(403);
    },
  );

  it.each(guarded)(
    '[PROV-01] %s is not opened by the other operations’ permissions',
    async (id, operation) => {
      const isForProvider = PROVIDER.has(id);
      expect(await statusFor(operation, ['Provider.REPORT'])).toBe(isForProvider ? 501 : 403);
      expect(await statusFor(operation, [...permissions, 'Provider.REPORT'])).toBe(isForProvider ? 403 : 501);
    },
  );
});

it('[AUTH-11] a contract with an operation without security is not served', async () => {
  const forgotten = withOperation('/api/v2/forgotten', {
    operationId: 'getForgotten',
    responses: { 204: {} },
  });
  expect(() => listOperations('consignment', forgotten)).toThrow('getForgotten declares no security');
});
