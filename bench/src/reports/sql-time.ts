import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import { Client } from 'pg';

import { median } from '../api-list/ratio.js';
import type { Statement } from '../postgres/statements.js';

/** Milliseconds of one run of some statements, one after the other on one core. */
export interface SqlTime {
  /** Processor time of the server's process; the elapsed time where the system does not tell. */
  readonly cpu: number;
  readonly elapsed: number;
}

const ROUNDS = 7;

/** Runs statements on a connection without parallel workers, as often as needed for a median. */
export async function measureSql(url: string, statements: readonly Statement[]): Promise<SqlTime> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set max_parallel_workers_per_gather = 0');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    const times: SqlTime[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = { cpu: readCpu(pid), at: performance.now() };
      for (const { text, values } of statements) {
        await client.query(values.length > 0 ? { text, values: [...values] } : text);
      }
      const elapsed = performance.now() - before.at;
      const after = readCpu(pid);
      const cpu = before.cpu === null || after === null ? elapsed : after - before.cpu;
      times.push({ cpu, elapsed });
    }
    return { cpu: median(times.map(({ cpu }) => cpu)), elapsed: median(times.map(({ elapsed }) => elapsed)) };
  } finally {
    await client.end();
  }
}

const nanosecondsPerMillisecond = 1_000_000;

/** Milliseconds that a process of this machine has run; null where the system keeps no such file. */
function readCpu(pid: number): number | null {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / nanosecondsPerMillisecond;
  } catch {
    return null;
  }
}
