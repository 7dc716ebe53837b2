import { parseTenantSettings } from '@consign/domain/settings';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import { type NewJob, addJob } from '../services/jobs/job-store.js';
import { REMOVED } from './anonymise-store.js';

/** The months after which the tenant's names and addresses are removed; null where they stay. */
export async function findRetentionMonths(tx: Tx, tenantId: string): Promise<number | null> {
  const tenant = await tx
    .selectFrom('tenants')
    .where('tenant_id', '=', tenantId)
    .select('record')
    .executeTakeFirst();
  const settings = parseTenantSettings(tenant?.record);
  return settings.ok ? settings.value.retentionMonths : null;
}

/** Adds the job of a customer unless it has one. */
export async function addJobOnce(tx: Tx, owner: Owner, job: NewJob): Promise<void> {
  const { rows } = await sql`select from jobs where tenant_id = ${owner.tenantId}
    and organisation_id = ${owner.organisationId} and kind = ${job.kind} and state = 'waiting' limit 1`.execute(
    tx,
  );
  if (rows.length === 0) await addJob(tx, owner, job);
}

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
