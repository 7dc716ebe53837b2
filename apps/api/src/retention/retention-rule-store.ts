import { parseTenantSettings } from '@consign/domain/settings';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { type NewJob, addJob } from '../services/jobs/job-store.js';

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
