import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../../database/owner.js';
import { storedJson } from '../../database/columns.js';

/** A claimed job. */
export interface ClaimedJob extends Owner {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly createdAt: Date;
  /** Number of claims, this one included. */
  readonly attempts: number;
  /** Of the call or job that added it, where tracing is on. */
  readonly traceparent: string | null;
}

export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: object;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/** Adds a job; it becomes visible when the transaction commits. Its traceparent is the transaction's. */
export async function addJob(tx: Tx, owner: Owner, job: NewJob): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({
      ...ownerColumns(owner),
      id: job.id,
      kind: job.kind,
      payload: storedJson(job.payload),
      state: 'waiting',
      created_at: job.createdAt,
      due_at: job.dueAt,
      attempts: 0,
    })
    .execute();
}

/** Deletes a job that has not started; returns false if it has. */
export async function dropJob(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('jobs')
    .where(ownedBy(owner))
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}

/** What a process claims. */
export interface Claim {
  readonly now: Date;
  readonly leaseUntil: Date;
  /** The kinds that it has handlers for: a newer release may have added others. */
  readonly kinds: readonly string[];
  /** The customers it has served, the last one last: they come after the others, in this order. */
  readonly served: readonly string[];
  /** The customers whose jobs are passed over. */
  readonly busy: readonly string[];
}

/** The kinds of which a job is due, of any customer. */
export async function listDueKinds(tx: Tx, now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string }>`select kind from due_job_kinds(${now})`.execute(tx);
  return new Set(rows.map(({ kind }) => kind));
}

/** Claims one due job of any customer, exclusively until the lease ends. */
export async function claimJob(tx: Tx, claim: Claim): Promise<ClaimedJob | undefined> {
  const { now, leaseUntil, kinds, served, busy } = claim;
  const { rows } = await sql<ClaimedJob>`
    select tenant_id as "tenantId", organisation_id as "organisationId", id, kind, payload, created_at as "createdAt", attempts, traceparent
    from claim_jobs(${now}, ${leaseUntil}, ${[...kinds]}::text[], ${[...served]}::uuid[], ${[...busy]}::uuid[])`.execute(
    tx,
  );
  return rows[0];
}

/** Marks a job as done; returns false, without effect, if the lease has ended and another process has claimed it. */
export async function finishJob(tx: Tx, job: ClaimedJob): Promise<boolean> {
  const finished = await tx
    .deleteFrom('jobs')
    .where(ownedBy(job))
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .returning('id')
    .executeTakeFirst();
  return finished !== undefined;
}

/** Reschedules a failed job, or marks it as dead when there is no next attempt; returns false like finishJob. */
export async function failJob(
  tx: Tx,
  job: ClaimedJob,
  { error, nextAt }: { error: string; nextAt: Date | null },
): Promise<boolean> {
  const failed = await tx
    .updateTable('jobs')
    .set({ last_error: error, ...(nextAt === null ? { state: 'dead' } : { due_at: nextAt }) })
    .where(ownedBy(job))
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .returning('id')
    .executeTakeFirst();
  return failed !== undefined;
}

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
