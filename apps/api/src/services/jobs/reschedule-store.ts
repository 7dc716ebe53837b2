import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { NewJob } from './job-store.js';
import type { Owner } from '../../database/owner.js';
import { storedJson } from '../../database/stored-json.js';

/**
 * Puts work off: as addJob, but a job of the same id becomes this one, even while it is worked on, whose end then does
 * not count.
 */
export async function putOffJob(tx: Tx, owner: Owner, job: NewJob): Promise<void> {
  const { tenantId, organisationId } = owner;
  await sql`
    insert into jobs (tenant_id, organisation_id, id, kind, payload, state, created_at, due_at, attempts)
    values (${tenantId}, ${organisationId}, ${job.id}, ${job.kind}, ${storedJson(job.payload)}::jsonb, 'waiting',
      ${job.createdAt}, ${job.dueAt}, 0)
    on conflict (tenant_id, organisation_id, id) do update set payload = excluded.payload, state = 'waiting',
      created_at = excluded.created_at, due_at = excluded.due_at, attempts = 0, last_error = null`.execute(
    tx,
  );
}

/** Takes back work that was put off, whether it has begun or not. */
export async function takeBackJob(tx: Tx, owner: Owner, id: string): Promise<void> {
  await tx
    .deleteFrom('jobs')
    .where('tenant_id', '=', owner.tenantId)
    .where('organisation_id', '=', owner.organisationId)
    .where('id', '=', id)
    .execute();
}
