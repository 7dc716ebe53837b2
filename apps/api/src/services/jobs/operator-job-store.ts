import { sql } from 'kysely';

import type { Database, Tx } from '../../database/database.js';
import { ownedBy } from '../../database/owner.js';
import { type CommandRun, recordChange } from '../operator-changes/operator-change-store.js';

/** A job as an operator sees it: whose it is and what went wrong, without its content. */
export interface OperatorJob {
  readonly id: string;
  readonly tenantId: string;
  readonly organisationId: string;
  readonly kind: string;
  readonly state: string;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly lastError: string | null;
}

/** Jobs of every customer, the oldest first; null for any state. */
export async function listOperatorJobs(tx: Tx, state: string | null, most: number): Promise<OperatorJob[]> {
  const { rows } =
    await sql<OperatorJob>`select tenant_id as "tenantId", organisation_id as "organisationId", id, kind,
    state, created_at as "createdAt", due_at as "dueAt", attempts, last_error as "lastError"
    from list_jobs(${state}, ${most})`.execute(tx);
  return rows;
}

/** Makes a dead job wait again, for three days from now; returns false if it isn't dead any more. */
export function retryJob(
  database: Pick<Database, 'asSchemaOwner'>,
  { id, kind, tenantId, organisationId, attempts }: OperatorJob,
  run: CommandRun,
): Promise<boolean> {
  const owner = { tenantId, organisationId };
  return database.asSchemaOwner(owner, async (tx) => {
    const retried = await tx
      .updateTable('jobs')
      .set({ state: 'waiting', due_at: run.at, created_at: run.at, attempts: 0 })
      .where(ownedBy(owner))
      .where('id', '=', id)
      .where('state', '=', 'dead')
      .returning('id')
      .executeTakeFirst();
    if (retried === undefined) return false;
    const fields = [
      { field: 'state', before: 'dead', after: 'waiting' },
      { field: 'attempts', before: attempts, after: 0 },
    ];
    await recordChange(tx, run, {
      ...owner,
      subject: `${kind} ${id}`,
      changes: [{ kind: 'change', what: 'job', name: `${kind} ${id}`, fields }],
    });
    return true;
  });
}

/** How many jobs of a kind there are, over all customers. */
interface JobFigure {
  readonly kind: string;
  readonly state: 'due' | 'scheduled' | 'dead';
  readonly jobs: number;
  /** Of the oldest one: since it was due, or since it was created. */
  readonly oldestSeconds: number;
}

export async function findJobFigures(tx: Tx, now: Date): Promise<JobFigure[]> {
  const { rows } = await sql<JobFigure>`
    select kind, state, jobs, oldest_seconds as "oldestSeconds" from job_figures(${now})`.execute(tx);
  return rows;
}
