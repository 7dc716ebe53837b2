import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { NewJob } from './job-store.js';
import { type Owner, ownedBy } from '../../database/owner.js';
import { storedJson } from '../../database/stored-json.js';

/** Like addJob, but replaces a job with the same id; the result of a running one is then ignored. */
export async function rescheduleJob(tx: Tx, owner: Owner, job: NewJob): Promise<void> {
  const { tenantId, organisationId } = owner;
  await sql`
    insert into jobs (tenant_id, organisation_id, id, kind, payload, state, created_at, due_at, attempts)
    values (${tenantId}, ${organisationId}, ${job.id}, ${job.kind}, ${storedJson(job.payload)}::jsonb, 'waiting',
      ${job.createdAt}, ${job.dueAt}, 0)
    on conflict (tenant_id, organisation_id, id) do update set payload = excluded.payload, state = 'waiting',
      created_at = excluded.created_at, due_at = excluded.due_at, attempts = 0, last_error = null,
      traceparent = excluded.traceparent`.execute(tx);
}

/** Deletes a job, started or not. */
export async function cancelJob(tx: Tx, owner: Owner, id: string): Promise<void> {
  await tx.deleteFrom('jobs').where(ownedBy(owner)).where('id', '=', id).execute();
}
