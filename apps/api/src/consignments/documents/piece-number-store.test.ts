import { volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import fc from 'fast-check';
import { expect } from 'vitest';

import type { Database, Tx } from '../../database/database.js';
import { test as it } from '../../testing/api-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';
import { assignSerials } from './piece-number-store.js';

/** A change between two printings; `at` picks one of the items that there are. */
type Edit =
  | { readonly kind: 'add' | 'count'; readonly at: number; readonly count: number }
  | { readonly kind: 'move' | 'delete'; readonly at: number };

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add' as const, 'count' as const),
    at: fc.nat(5),
    count: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({ kind: fc.constantFrom('move' as const, 'delete' as const), at: fc.nat(5) }),
);

interface Item {
  readonly id: string;
  readonly count: number;
}

const listItems = (tx: Tx, consignmentId: string): Promise<Item[]> =>
  tx
    .selectFrom('line_items')
    .where('consignment_id', '=', consignmentId)
    .select(['id', 'item_count as count'])
    .orderBy('position')
    .execute();

let items = 0;

async function apply(tx: Tx, consignmentId: string, change: Edit): Promise<void> {
  const there = await listItems(tx, consignmentId);
  const { id } = there[change.at % Math.max(there.length, 1)] ?? {};
  if (change.kind === 'add' || id === undefined) {
    items += 1;
    await tx
      .insertInto('line_items')
      .values({
        tenant_id: kowhaiScope.tenantId,
        organisation_id: kowhaiScope.organisationId,
        consignment_id: consignmentId,
        id: worldId(7_000_000 + items),
        position: 100 + items,
        item_count: 'count' in change ? change.count : 1,
        packaging_type_code: 'CARTON',
        volume_steps: volumeFromSteps(1),
        weight_steps: weightFromSteps(1),
      })
      .execute();
  } else if (change.kind === 'delete') {
    await tx.deleteFrom('line_items').where('id', '=', id).execute();
  } else {
    await tx
      .updateTable('line_items')
      .set((each) =>
        change.kind === 'count' ? { item_count: change.count } : { position: each('position', '+', 1000) },
      )
      .where('id', '=', id)
      .execute();
  }
}

/** The piece that each serial of a printing stands for. */
function print(database: Database, consignmentId: string): Promise<(readonly [number, string])[]> {
  return database.inTenant(kowhaiScope, async (tx) => {
    const wanted = (await listItems(tx, consignmentId)).map((item) => ({ ...item, consignmentId }));
    if (wanted.length === 0) return [];
    const serials = await assignSerials(tx, kowhaiScope, wanted);
    expect(wanted.map(({ id }) => serials.get(id)?.length)).toEqual(wanted.map(({ count }) => count));
    return [...serials].flatMap(([id, each]) =>
      each.map((serial, index) => [serial, `piece ${index + 1} of ${id}`] as const),
    );
  });
}

it('[DOCS-09] no number stands for another piece, whatever changes in between', async ({ database }) => {
  const consignmentIds = await Promise.all(
    ['TAS2100001', 'TAS2100002'].map((reference) => storeConsignment(database, { reference })),
  );
  const pieces = new Map<number, string>();
  const numbers = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...consignmentIds),
      fc.array(edit, { minLength: 1, maxLength: 5 }),
      async (id, edits) => {
        await database.inTenant(kowhaiScope, async (tx) => {
          // oxlint-disable-next-line no-await-in-loop -- each edit finds what the ones before it left
          for (const each of edits) await apply(tx, id, each);
        });
        for (const [serial, piece] of await print(database, id)) {
          expect(pieces.get(serial) ?? piece).toBe(piece);
          expect(numbers.get(piece) ?? serial).toBe(serial);
          pieces.set(serial, piece);
          numbers.set(piece, serial);
        }
      },
    ),
    { numRuns: 40 },
  );
  expect(pieces.size).toBeGreaterThan(40);
});
