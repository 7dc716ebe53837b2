import { readFileSync } from 'node:fs';

import { query } from '../postgres/query.js';

/** CPU time of a server's client sessions so far, in microseconds; null where the system does not say. */
export async function readPostgresCpu(url: string): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const sessions = await query<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const nanoseconds = sessions.map(({ pid }) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1000;
}
