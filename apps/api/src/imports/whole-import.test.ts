import { createHash } from 'node:crypto';
import { expect } from 'vitest';

import { createApi } from '../testing/call.js';
import { draftBody, goodItem, kowhaiScope } from '../testing/fixtures.js';
import { test } from '../testing/import-test.js';
import { token } from '../testing/tokens.js';

/** Ask for more with IMPORT_SIZE=5000. */
const size = Number(process.env['IMPORT_SIZE'] ?? 60);
const permissions = ['Access.DISPATCH', 'Consignment.CREATE'];
const atOnce = 4;
/** For 5,000, about 16,000 calls. */
const minutes = 10 + size / 200;

/** The consignments of a file: every tenth is equal to the one before. */
const references = Array.from({ length: size }, (_, index) => `ROW-${index % 10 === 9 ? index - 1 : index}`);

interface Row {
  readonly body: object;
  readonly digest: string;
  readonly occurrence: number;
}

function toRows(): Row[] {
  const seen = new Map<string, number>();
  return references.map((senderReference) => {
    const body = { ...draftBody, senderReference, lineItems: [goodItem] };
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const occurrence = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, occurrence);
    return { body, digest, occurrence };
  });
}

const everySeventh = (index: number) => index % 7 === 0;

const it = test
  .extend('signIn', ({ app }) =>
    async (expiresIn: number) =>
      createApi(app, {
        host: 'tasman.localhost:4300',
        token: await token({ sub: 'manager', permissions, expiresIn }),
      }))
  .extend('countByReference', ({ database }) => async () => {
    const rows = await database.asSchemaOwner(kowhaiScope, (tx) =>
      tx
        .selectFrom('consignments')
        .select(['sender_reference as reference', (select) => select.fn.countAll<string>().as('count')])
        .where('sender_reference', 'like', 'ROW-%')
        .groupBy('sender_reference')
        .execute(),
    );
    return new Map(rows.map(({ reference, count }) => [reference, Number(count)]));
  });

it(
  '[IMPT-08] [IMPT-10] [IMPT-16] [IMPT-20] an import with a stop, lost answers, an expired token, a reload and two windows creates none twice and leaves none out',
  async ({ signIn, countByReference }) => {
    const rows = toRows();
    const expired = await signIn(-60);
    const signedIn = await signIn(3600);
    const statuses: number[] = [];

    /** The missing rows, as asked by a page that has just been opened. */
    const findMissing = async (): Promise<Row[]> => {
      const there = new Set<string>();
      for (let first = 0; first < rows.length; first += 5000) {
        const digests = [...new Set(rows.slice(first, first + 5000).map(({ digest }) => digest))];
        const { body } = await signedIn.post('/api/v2/imports/created', { digests });
        const { consignments } = body as { consignments: { digest: string; occurrence: number }[] };
        for (const { digest, occurrence } of consignments) there.add(`${digest}.${occurrence}`);
      }
      return rows.filter(({ digest, occurrence }) => !there.has(`${digest}.${occurrence}`));
    };

    const send = async (api: typeof signedIn, { body, digest, occurrence }: Row) => {
      const row = `${digest}.${occurrence}`;
      const { status } = await api.post('/api/v1/consignments', body, {
        headers: {
          accept: 'application/problem+json',
          'idempotency-key': `import-${row}`,
          'import-row': row,
          'import-file': 'orders.csv',
        },
      });
      statuses.push(status);
    };

    /** Sends these, a few at a time; each `lost` answer is asked for again with the same key. */
    const run = async (api: typeof signedIn, sent: readonly Row[], lost: (index: number) => boolean) => {
      const queue = sent.map((row, index) => ({ row, index })).values();
      const work = async () => {
        for (const { row, index } of queue) {
          await send(api, row);
          if (lost(index)) await send(api, row);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    };

    // Stopped after a third.
    await run(signedIn, rows.slice(0, Math.floor(size / 3)), everySeventh);
    // The token has expired: nothing is created, and the page is opened again.
    await run(expired, rows.slice(Math.floor(size / 3), Math.floor(size / 2)), () => false);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(0);
    const missing = await findMissing();
    expect(missing).toHaveLength(size - Math.floor(size / 3));
    // Two windows continue the same import at once.
    await Promise.all([run(signedIn, missing, everySeventh), run(signedIn, missing, () => false)]);
    // And the whole file is imported again, by keys that are known and by rows that are recorded.
    expect(await findMissing()).toEqual([]);
    await run(signedIn, rows, () => false);

    const expected = new Map<string, number>();
    for (const reference of references) expected.set(reference, (expected.get(reference) ?? 0) + 1);
    expect(await countByReference()).toEqual(expected);
    // 409 where both windows send the same one at the same moment.
    expect([...new Set(statuses)].filter((status) => status !== 409)).toEqual([201, 401]);
  },
  minutes * 60_000,
);
