import { createHash } from 'node:crypto';

import { toEmailKey } from './accounts.js';
import type { IdentityQuery } from './store.js';

interface Limit {
  /** Attempts allowed within the window. */
  free: number;
  key: string;
}

const WINDOW_SECONDS = 15 * 60;
const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 15 * 60;

// An address may be a whole office, and an account may be attacked from elsewhere, so attempts are counted per account,
// per address and per pair; the pair has the strictest limit.
function buildLimits(email: string, address: string): Limit[] {
  const parts = [
    { free: 5, parts: ['account and address', toEmailKey(email), address] },
    { free: 20, parts: ['account', toEmailKey(email)] },
    { free: 50, parts: ['address', address] },
  ];
  return parts.map(({ free, parts: key }) => ({
    free,
    key: createHash('sha256').update(JSON.stringify(key)).digest('base64url'),
  }));
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts can't bypass the limit. Returns the time
 * until which attempts are blocked, or undefined if this one may proceed.
 */
export async function countAttempt(
  store: IdentityQuery,
  now: Date,
  email: string,
  address: string,
): Promise<Date | undefined> {
  for (const { key, free } of buildLimits(email, address)) {
    const counted = await store.query(
      `insert into identity.sign_in_attempt as a (key, failures, blocked_until, expires_at)
       values ($1, 1, null, $2::timestamptz + make_interval(secs => $3::int))
       on conflict (key) do update set
         failures = case when a.expires_at <= $2 then 1 else a.failures + 1 end,
         blocked_until = case
           when a.expires_at > $2 and a.failures + 1 >= $4::int then
             $2::timestamptz + make_interval(secs => least($6::int, $5::int * 2 ^ least(a.failures + 1 - $4::int, 10)))
         end,
         expires_at = $2::timestamptz + make_interval(secs => $3::int + $6::int)
       where a.blocked_until is null or a.blocked_until <= $2
       returning key`,
      [key, now, WINDOW_SECONDS, free, FIRST_WAIT_SECONDS, MAX_WAIT_SECONDS],
    );
    if (counted.length === 0) return findBlockedUntil(store, key);
  }
  return undefined;
}

async function findBlockedUntil(store: IdentityQuery, key: string): Promise<Date | undefined> {
  const sql = 'select blocked_until from identity.sign_in_attempt where key = $1';
  const [row] = await store.query<{ blocked_until: Date | null }>(sql, [key]);
  return row?.blocked_until ?? undefined;
}

/** A correct password resets the account and pair counters; the address counter is only decremented by one. */
export async function clearAttempts(store: IdentityQuery, email: string, address: string): Promise<void> {
  const [pair, account, everyone] = buildLimits(email, address).map(({ key }) => key);
  await store.query('delete from identity.sign_in_attempt where key in ($1, $2)', [pair, account]);
  await store.query(
    `update identity.sign_in_attempt set failures = greatest(failures - 1, 0), blocked_until = null where key = $1`,
    [everyone],
  );
}
