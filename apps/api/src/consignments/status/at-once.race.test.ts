import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { type Called, call } from '../../testing/call.js';
import { hasServer } from '../../testing/database.js';
import { buildCreateCall, createTarget } from '../../testing/target.js';
import { waitForLocks } from '../../testing/wait-for-locks.js';
import { kowhai, signIn, tasman } from '../../testing/world.js';

const toNumber = (reference: string): number => Number(reference.replace(/^\D+/u, ''));
const toReference = ({ body }: Called): string => (body as { reference: string }).reference;
const toStatuses = (answers: readonly Called[]) => answers.map(({ status }) => status).sort();

const it = test
  .extend('create', ({ app }) =>
    async (headers: Readonly<Record<string, string>> = {}): Promise<Called> => {
      const { url, body } = buildCreateCall();
      return call(app, 'POST', url, { ...(await signIn('manager')), body, headers });
    })
  /** How many consignments Kōwhai has. */
  .extend('countConsignments', ({ database }) => async (): Promise<number> => {
    const scope = { tenantId: tasman.id, organisationId: kowhai.id, userId: null };
    const rows = await database.inTenant(scope, (tx) =>
      tx.selectFrom('consignments').select('id').where('tenant_id', '=', tasman.id).execute(),
    );
    return rows.length;
  });

// One session cannot race against itself: on the embedded engine this would prove nothing.
describe.runIf(hasServer())('calls at the same time, on a PostgreSQL server', () => {
  it('[CALL-31] fifty creates get fifty consecutive references', async ({ countConsignments, create }) => {
    const before = await countConsignments();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create()));
    expect(new Set(toStatuses(answers))).toEqual(new Set([201]));
    const numbers = answers.map((answer) => toNumber(toReference(answer))).sort((a, b) => a - b);
    const [first = 0] = numbers;
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => first + index));
    expect(await countConsignments()).toBe(before + 50);
  });

  it('[CONS-28] a Ready consignment keeps one freight item, however many are deleted', async ({
    app,
    database,
  }) => {
    const { reference, consignmentId, itemId } = await createTarget(app);
    const owner = await signIn('manager');
    const items = `/api/v1/consignments/${reference}/line-items`;
    const ids = [itemId];
    const item = { count: 1, packagingType: 'CARTON', description: 'Hinges', volume: 0.1, weight: 5 };
    while (ids.length < 8) {
      const added = await call(app, 'POST', items, { ...owner, body: item });
      ids.push((added.body as { id: string }).id);
    }
    const scope = { tenantId: tasman.id, organisationId: kowhai.id, userId: null };
    await database.asOwner(scope, (tx) =>
      tx.updateTable('consignments').set({ status_code: 'FINAL' }).where('id', '=', consignmentId).execute(),
    );
    // The items are held until every call waits, so that each could have read what the others are about to delete.
    const deletions = await database.asOwner(scope, async (tx) => {
      await sql`select id from line_items where consignment_id = ${consignmentId} for update`.execute(tx);
      const started = ids.map((id) => call(app, 'DELETE', `${items}/${id}`, owner));
      await waitForLocks(tx, ids.length);
      return { started };
    });
    const answers = await Promise.all(deletions.started);
    expect(toStatuses(answers)).toEqual([...Array.from({ length: 7 }, () => 204), 409]);
  });
});
