import { beforeEach, describe, expect, it } from 'vitest';

import { call } from '../../testing/call.js';
import { handles, thingHandlers } from '../../testing/contract.js';
import { noDatabase, sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';
import { problem } from '../problems/problem.js';
import { type AnswerStore, type KeyOwner, createRunner } from './run-once.js';

function toRowKey({ tenantId, userId, operationId, key }: KeyOwner): string {
  return [tenantId, userId, operationId, key].join(' ');
}

/** Keys in memory with the one property that counts: what a transaction wrote is gone when it fails. */
function memoryStore() {
  const rows = new Map<string, { requestHash: string; answer: { status: number } | null }>();
  const store: AnswerStore = {
    findIdempotentAnswer: (_tx, claim) => {
      const row = rows.get(toRowKey(claim));
      return Promise.resolve(
        row?.answer
          ? { kind: 'answered' as const, requestHash: row.requestHash, answer: row.answer }
          : undefined,
      );
    },
    claimIdempotencyKey: (_tx, claim) => {
      const row = rows.get(toRowKey(claim));
      if (row === undefined) {
        rows.set(toRowKey(claim), { requestHash: claim.requestHash, answer: null });
        return Promise.resolve({ kind: 'claimed' });
      }
      return Promise.resolve(
        row.answer === null
          ? { kind: 'busy' }
          : { kind: 'answered', requestHash: row.requestHash, answer: row.answer },
      );
    },
    storeIdempotentAnswer: (_tx, { answer, ...owner }) => {
      const row = rows.get(toRowKey(owner));
      if (row !== undefined) row.answer = answer;
      return Promise.resolve();
    },
  };
  return {
    store,
    rows,
    inTenant: async (...[scope, run]: Parameters<typeof noDatabase>) => {
      transactions += 1;
      const before = new Map(rows);
      try {
        const result = await noDatabase(scope, run);
        return await committed(result);
      } catch (error) {
        if (error === lostCommit) throw error;
        rows.clear();
        for (const [key, row] of before) rows.set(key, row);
        throw error;
      }
    },
  };
}

let made = 0;
let transactions = 0;
let next: () => Promise<void> = () => Promise.resolve();
/** Runs after a transaction is stored, before its result is returned. */
let committed: <T>(result: T) => Promise<T> = (result) => Promise.resolve(result);
const lostCommit = Object.assign(new Error('The connection to the database failed'), { code: '08006' });
beforeEach(() => {
  made = 0;
  transactions = 0;
  next = () => Promise.resolve();
  committed = (result) => Promise.resolve(result);
});

type Handle = Parameters<typeof handles>[1];

const makeOne: Handle = async (_request, context) => {
  await next();
  return context.inTransaction(async () => {
    made += 1;
    return { status: 201, body: { count: made }, headers: { location: `/things/${made}` } };
  });
};

async function setUp(handle: Handle = makeOne, repeat?: ReturnType<typeof handles>['repeat']) {
  const { store, inTenant, rows } = memoryStore();
  const app = await sampleApp({
    lines: [],
    inTenant: inTenant as typeof noDatabase,
    run: createRunner(store),
    findUser: (_tenant, subject) => Promise.resolve({ id: subject, organisationId: 'o', siteIds: [] }),
    handlers: thingHandlers({ ...handles('createThing', handle), ...(repeat && { repeat }) }),
  });
  const create = async (key: string | null, count = 1, sub = 'a') =>
    call(app, 'POST', '/api/v2/things', {
      token: await token({ sub, permissions: ['Access.DISPATCH', 'Consignment.CREATE'] }),
      body: { count },
      headers: key === null ? {} : { 'idempotency-key': key },
    });
  return { create, rows };
}

describe('a call with an Idempotency-Key', () => {
  it('[CONS-34] returns the first answer when retried, takes effect once, and is refused with another body', async () => {
    const { create } = await setUp();
    const first = await create('k');
    // Its effect and its answer are in one transaction.
    expect(transactions).toBe(1);
    const again = await create('k');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(again.headers).toMatchObject({ location: '/things/1', 'idempotent-replayed': 'true' });
    expect(await create('k', 2)).toMatchObject({ status: 422, body: { problems: [{ id: 'CONS-34' }] } });
    expect((await create('k'.repeat(21))).status).toBe(400);
    expect(made).toBe(1);
  });

  it('[CONS-34] is another call with another key, by another user, and without one', async () => {
    const { create } = await setUp();
    await create('k');
    await create('l');
    await create('k', 1, 'b');
    await create(null);
    await create(null);
    expect(made).toBe(5);
  });

  it('[PLAT-231] that is still running is answered 503, which clients repeat, and then with its answer', async () => {
    const { create } = await setUp();
    let busy: Awaited<ReturnType<typeof create>> | undefined;
    next = async () => {
      next = () => Promise.resolve();
      busy = await create('k');
    };
    expect((await create('k')).status).toBe(201);
    expect(busy).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(await create('k')).toMatchObject({ status: 201, body: { count: 1 } });
    expect(made).toBe(1);
  });

  it('[PLAT-231] whose transaction was stored, but answered 503, gives its result when repeated', async () => {
    const { create } = await setUp();
    committed = () => Promise.reject(lostCommit);
    expect((await create('k')).status).toBe(503);
    committed = (result) => Promise.resolve(result);
    expect(await create('k')).toMatchObject({ status: 201, body: { count: 1 } });
    expect(made).toBe(1);
  });

  it('[PLAT-230] keeps only what a repeat may answer, and renews the rest', async () => {
    const { create, rows } = await setUp(() => ({ status: 201, body: { count: 7 } }), {
      keep: (answer) => ({ ...answer, body: {} }),
      renew: (kept) => ({ ...kept, body: { count: 8 } }),
    });
    expect((await create('k')).body).toEqual({ count: 7 });
    expect([...rows.values()].map(({ answer }) => answer)).toEqual([{ status: 201, body: {} }]);
    expect(await create('k')).toMatchObject({ status: 201, body: { count: 8 } });
  });

  it('[CONS-34] that failed leaves the key free for the retry', async () => {
    const { create, rows } = await setUp();
    next = () => Promise.reject(new Error('down'));
    expect((await create('k')).status).toBe(500);
    expect(rows.size).toBe(0);
    next = () => Promise.resolve();
    expect((await create('k')).status).toBe(201);
  });

  it('[CONS-34] that was refused leaves the key free for the corrected call', async () => {
    let refused = true;
    const { create, rows } = await setUp(({ body }) => (refused ? problem(409) : { status: 201, body }));
    expect((await create('k', 1)).status).toBe(409);
    expect(rows.size).toBe(0);
    refused = false;
    expect((await create('k', 2)).status).toBe(201);
  });
});
