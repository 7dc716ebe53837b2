import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';

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
