import { setTimeout as pause } from 'node:timers/promises';

import { query } from '../postgres/query.js';

const POLL_MS = 1000;

/** Waits until the server's job has counted every day. */
export async function untilCounted(url: string): Promise<void> {
  while ((await query(url, 'select from report_changes limit 1')).length > 0) await pause(POLL_MS);
  await query(url, 'vacuum analyze report_changes, report_days');
}
