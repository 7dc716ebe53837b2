import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import { REMOVED } from './anonymous.js';

/** Rows without a consignment, by their names in the log. */
export const oldRows = {
  /** Receivers of the address book without a consignment since. */
  addresses: (owner: Owner, before: Date, most: number) => sql`delete from known_receivers t
    where ${ownedBy(owner, 't')} and t.id in (select r.id from known_receivers r
      where ${ownedBy(owner, 'r')} and r.used_at < ${before} limit ${most})`,
  /** Mails and other jobs that were given up. */
  jobs: (owner: Owner, before: Date, most: number) => sql`delete from jobs t
    where ${ownedBy(owner, 't')} and t.id in (select j.id from jobs j
      where ${ownedBy(owner, 'j')} and j.state = 'dead' and j.created_at < ${before} limit ${most})`,
  loadChecks: (
    owner: Owner,
    before: Date,
    most: number,
  ) => sql`update load_checks t set signed_by = ${REMOVED}
    where ${ownedBy(owner, 't')} and t.id in (select k.id from load_checks k
      where ${ownedBy(owner, 'k')} and k.signed_at < ${before} and k.signed_by <> ${REMOVED} limit ${most})`,
} as const;

/** Removes names from at most `most` rows; returns from how many. */
export async function removeOld(
  tx: Tx,
  kind: keyof typeof oldRows,
  ...asked: [owner: Owner, before: Date, most: number]
): Promise<number> {
  const { numAffectedRows } = await oldRows[kind](...asked).execute(tx);
  return Number(numAffectedRows ?? 0);
}
