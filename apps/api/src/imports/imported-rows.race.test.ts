import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { hasServer } from '../testing/database.js';
import { countConsignments, draftBody, goodItem, kowhaiScope } from '../testing/fixtures.js';
import { test as it, toDigest } from '../testing/import-test.js';
import { waitForLocks } from '../testing/wait-for-locks.js';

const row = `${toDigest('at the same time')}.1`;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_none, index) => make(index));

// One session cannot race against itself: on the embedded engine this would prove nothing.
describe.runIf(hasServer())('a row that is imported twice at the same time, on a PostgreSQL server', () => {
  it('[IMPT-16] [IMPT-20] with different keys is created once and found again', async ({ api, database }) => {
    const send = (key: string) =>
      api.post(
        '/api/v1/consignments',
        { ...draftBody, lineItems: [goodItem] },
        { headers: { accept: 'application/problem+json', 'import-row': row, 'idempotency-key': key } },
      );
    const before = await countConsignments(database);
    // Rows can be looked up meanwhile, but not recorded: each call believes that it is the first.
    const { answers } = await database.asSchemaOwner(kowhaiScope, async (tx) => {
      await sql`lock table imported_consignments in exclusive mode`.execute(tx);
      const waiting = times(4, (index) => send(`key-${index}`));
      await waitForLocks(tx, waiting.length);
      return { answers: waiting };
    });
    const called = await Promise.all(answers);
    expect(called.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const created = called.find(({ status }) => status === 201)?.body as { reference: string };
    const refused = called.flatMap(({ status, headers }, index) =>
      status === 409 ? [{ key: `key-${index}`, retryAfter: headers['retry-after'] }] : [],
    );
    expect(refused.map(({ retryAfter }) => retryAfter)).toEqual(['1', '1', '1']);
    expect(await countConsignments(database)).toBe(before + 1);
    for (const { key } of refused) {
      expect((await send(key)).body).toMatchObject({ imported: created.reference });
    }
    expect(await countConsignments(database)).toBe(before + 1);
  });
});
