import { removeUnusedNames } from '../changes/index.js';
import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import { anonymiseConsignments } from './anonymise-consignments.js';
import { lockOverAmong } from './anonymise-store.js';
import { type PersonalRow, listPersonalRows, removals } from './person-store.js';

/** How many rows were changed, by kind, and the rows that still name the person. */
export interface Erased {
  readonly removed: Readonly<Record<string, number>>;
  readonly left: readonly PersonalRow[];
}

/**
 * Removes a person from all that a customer needs no more: consignments that are over, the address book, load checks,
 * dead jobs, accounts that are not active. Records it without saying who it was (PLAT-279).
 */
export async function erasePerson(tx: Tx, owner: Owner, pattern: string, run: CommandRun): Promise<Erased> {
  const found = await listPersonalRows(tx, owner, pattern);
  const consignmentIds = found.flatMap(({ consignmentId }) => consignmentId ?? []);
  const over = await lockOverAmong(tx, owner, [...new Set(consignmentIds)]);
  const removed: Record<string, number> = { ...(await anonymiseConsignments(tx, owner, over, run.at)) };
  await removeUnusedNames(tx, owner);
  for (const [table, remove] of Object.entries(removals)) {
    const ids = found.flatMap((row) => (row.table === table ? (row.id ?? []) : []));
    const { numAffectedRows } = await remove(owner, ids).execute(tx);
    removed[table] = Number(numAffectedRows ?? 0);
  }
  const fields = Object.entries(removed).flatMap(([field, count]) =>
    count === 0 ? [] : [{ field, before: count, after: 0 }],
  );
  await recordChange(tx, run, {
    ...owner,
    subject: 'a person',
    changes: fields.length === 0 ? [] : [{ kind: 'change', what: 'person', name: 'a person', fields }],
  });
  return { removed, left: await listPersonalRows(tx, owner, pattern) };
}
