import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { noteTransaction } from '../../changes/trail-store.js';
import type { Tx } from '../../database/database.js';
import { test as it } from '../../testing/api-test.js';
import { addConsignment } from '../../testing/store-consignment.js';
import { hasServer } from '../../testing/database.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { type Snapshot, findChange } from './change-store.js';

async function change(tx: Tx, reference: string): Promise<void> {
  await sql`update consignments set notes = md5(random()::text) where tenant_id = ${kowhaiScope.tenantId}
    and reference = ${reference}`.execute(tx);
  await noteTransaction(tx, kowhaiScope);
}

const WRITERS = 4;

/** A writer begins, changes its consignment or ends; or the reader asks. */
type Step =
  | { readonly kind: 'begin' | 'change' | 'commit' | 'roll back'; readonly writer: number }
  | { readonly kind: 'ask' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('begin', 'change', 'change', 'commit', 'commit', 'roll back'),
      writer: fc.nat(WRITERS - 1),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'ask' }) },
);

/** A transaction that runs until it is told to end. */
interface Writer {
  readonly tx: Tx;
  readonly end: (isCommitted: boolean) => Promise<void>;
}

const rolledBack = new Error('Rolled back');

// The embedded engine has one session.
describe.runIf(hasServer())('on a PostgreSQL server, with several writers,', () => {
  it(
    '[CALL-107] no change is missed, whatever the order of the commits',
    { timeout: 120_000 },
    async ({ database }) => {
      const references = await Promise.all(Array.from({ length: WRITERS }, () => addConsignment(database)));

      const begin = (): Promise<Writer> =>
        new Promise((began, failed) => {
          const run = database.inTenant(
            kowhaiScope,
            (tx) =>
              new Promise<void>((commit, rollBack) => {
                began({
                  tx,
                  end: async (isCommitted) => {
                    if (isCommitted) commit();
                    else rollBack(rolledBack);
                    await run.catch((error: unknown) => {
                      if (error !== rolledBack) throw error;
                    });
                  },
                });
              }),
          );
          run.catch((error: unknown) => {
            if (error !== rolledBack) failed(error);
          });
        });
      /** What a reader sees, in the statement after the check, as the product does. */
      const read = async (since: Snapshot | null) => {
        const { hasChanged, snapshot } = await database.inTenant(kowhaiScope, (tx) =>
          findChange(tx, kowhaiScope, since),
        );
        const { rows } = await database.inTenant(kowhaiScope, (tx) =>
          sql<{
            notes: string | null;
          }>`select notes from consignments where reference = any(${references}::text[])
          order by reference`.execute(tx),
        );
        return { hasChanged, snapshot, rows };
      };

      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 40 }), async (steps) => {
          const writers = new Map<number, Writer>();
          let before = await read(null);
          const ask = async () => {
            const now = await read(before.snapshot);
            // Where no change is told of, the rows that a reader keeps equal the stored rows.
            if (!now.hasChanged) expect(now.rows).toEqual(before.rows);
            before = now.hasChanged ? now : { ...now, rows: before.rows };
          };
          for (const step of steps) {
            if (step.kind === 'ask') {
              await ask();
              continue;
            }
            const writer = writers.get(step.writer);
            if (step.kind === 'begin' && writer === undefined) writers.set(step.writer, await begin());
            if (writer === undefined || step.kind === 'begin') continue;
            if (step.kind === 'change') await change(writer.tx, references[step.writer] ?? '');
            else {
              writers.delete(step.writer);
              await writer.end(step.kind === 'commit');
            }
          }
          for (const writer of writers.values()) await writer.end(true);
          await ask();
          expect((await read(before.snapshot)).hasChanged).toBe(false);
        }),
        { numRuns: 60 },
      );
    },
  );
});
