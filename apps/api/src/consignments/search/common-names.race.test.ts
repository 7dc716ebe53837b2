import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { removeUnusedNames } from '../../changes/index.js';
import { updateSearchRows } from '../../changes/search-store.js';
import type { Database, Tx } from '../../database/database.js';
import { likePattern } from '../../database/fold.js';
import { visibleTo } from '../../database/owner.js';
import { anySearch, kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { hasServer, testDatabase } from '../../testing/database.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { createWorld } from '../../testing/world.js';
import { findByKeyword } from './keyword-store.js';
import { matchingConsignments } from './matching-store.js';
import type { SearchConditions } from './search-query.js';

const viewer = { ...kowhaiScope, siteIds: [kowhaiSite('AKL1').id] };
const createdAt = new Date('2026-01-05T00:00:00Z');
/** More than are looked up by id. */
const SIZE = 1100;
/** How many consignments the commands change. */
const PLACES = 6;

const names = ['common kea', 'common tui', 'kea', 'plain'];
const ownTexts = ['ref-1', 'ref-1 common', 'ref-1 kea common', 'ref-1 commonplace'];
const words = ['common', 'common kea', 'kea', 'common ref-1', 'commonplace', 'ref-1 kea common'];

const place = fc.integer({ min: 1, max: PLACES });
const text = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom('\n', ' '), fc.constantFrom(...ownTexts))
  // A process of the release before writes it in one line.
  .map((parts) => parts.join(''));
const anyCommand = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), place, text }),
  fc.constantFrom({ kind: 'clean' as const }, { kind: 'read' as const }),
);

const periods: readonly Pick<SearchConditions, 'date'>[] = [
  { date: null },
  ...(['Creation', 'RequestedDelivery'] as const).map((type) => ({
    date: { type, start: new Date('2026-01-04T00:00:00Z'), end: new Date('2026-01-10T00:00:00Z') },
  })),
];

/** What the list finds and counts, and what a plain look at the letters does. */
async function expectEqual(tx: Tx): Promise<void> {
  for (const searchTerm of words) {
    const plain = await countRows(
      tx,
      sql`select from consignment_search s where ${visibleTo(viewer, 's.site_id')}
        and s.search_text like all(${searchTerm.split(' ').map(likePattern)}::text[])`,
    );
    const match = await findByKeyword(tx, viewer, { ...anySearch, searchTerm });
    for (const period of periods) {
      const query = { ...anySearch, ...period, sort: 'createdAtDateTimeUtc', direction: 'asc' } as const;
      const { all } = matchingConsignments(viewer, query, match);
      expect([searchTerm, await countRows(tx, all)]).toEqual([searchTerm, plain]);
    }
  }
}

async function countRows(tx: Tx, query: ReturnType<typeof sql>): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${query}) found`.execute(tx);
  return rows[0]?.count;
}

describe.runIf(hasServer())('a common name, on a PostgreSQL server,', () => {
  let database: Database;
  let ids: string[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    await createWorld(database);
    const receiver = { fullName: 'Common' };
    const requestedDeliveryAt = createdAt;
    const id = await storeConsignment(database, {
      reference: 'TAS3000000',
      createdAt,
      receiver,
      requestedDeliveryAt,
    });
    await database.asSchemaOwner(kowhaiScope, async (tx) => {
      await sql`insert into consignments select copy.* from consignments c, generate_series(1, ${SIZE}::int) n,
          jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'reference', 'TAS' || 3000000 + n)) copy
        where c.id = ${id}`.execute(tx);
      await sql`insert into consignment_search
          (tenant_id, organisation_id, consignment_id, site_id, created_at, search_text, phones)
        select c.tenant_id, c.organisation_id, c.id, c.charge_site_id, c.created_at, s.search_text, s.phones
        from consignment_search s, consignments c where s.consignment_id = ${id} and c.id <> ${id}`.execute(
        tx,
      );
      const { rows } = await sql<{ id: string }>`select id from consignments
        order by reference desc limit ${PLACES}`.execute(tx);
      ids = rows.map((row) => row.id);
    });
  }, 120_000);
  afterAll(() => database.close());

  async function write(tx: Tx, number: number, search_text: string): Promise<void> {
    const consignmentId = ids[number - 1] ?? '';
    await updateSearchRows(tx, kowhaiScope, [{ consignmentId, search_text, phones: [] }]);
  }

  it('[LIST-86] finds and counts what its letters say, whatever changes and is cleared away meanwhile', async () => {
    const list = fc.array(anyCommand, { minLength: 2, maxLength: 5 });
    const property = fc.asyncProperty(fc.scheduler(), list, list, list, async (scheduler, ...lists) => {
      const pauses = {
        transformQuery: ({ node }: { node: unknown }) => node as never,
        transformResult: async ({ result }: { result: unknown }) => {
          await scheduler.schedule(Promise.resolve());
          return result as never;
        },
      };
      const sessions = lists.map(async (commands) => {
        for (const command of commands) {
          const mode = command.kind === 'read' ? 'snapshot' : undefined;
          await database.inTenant(
            kowhaiScope,
            async (tx) => {
              const slow = tx.withPlugin(pauses) as Tx;
              if (command.kind === 'read') await expectEqual(slow);
              else if (command.kind === 'clean') await removeUnusedNames(slow, kowhaiScope);
              else await write(slow, command.place, command.text);
            },
            mode,
          );
        }
      });
      await scheduler.waitFor(Promise.all(sessions));
      await database.inTenant(kowhaiScope, expectEqual, 'snapshot');
    });
    const numRuns = Number(process.env['FUZZ_RUNS'] ?? 15);
    const { failed, errorInstance } = await fc.check(property, { numRuns, seed: 13, endOnFailure: true });
    expect({ failed, errorInstance }).toEqual({ failed: false, errorInstance: null });
  }, 300_000);
});
