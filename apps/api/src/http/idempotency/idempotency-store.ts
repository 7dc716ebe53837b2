import { sql } from 'kysely';

import type { Answer } from '../contract/answers.js';
import type { Answered, Claim, Claimed, KeyOwner, StoredAnswer } from './run-once.js';
import type { Tx } from '../../database/database.js';
import { waitedTooLong } from '../../database/failures.js';
import { storedJson } from '../../database/columns.js';

const KEY_TTL_MS = 24 * 60 * 60 * 1000;
/** Expired keys that a new one deletes, so that the table holds about a day's keys. */
const SWEPT = 20;

/**
 * Claims a key, or returns its stored answer. A second transaction waits here until the first ends, then reads its
 * answer, or claims the key if the first rolled back. An expired key counts as new.
 *
 * After 'busy' the transaction is unusable.
 */
export async function claimIdempotencyKey(tx: Tx, claim: Claim): Promise<Claimed> {
  try {
    if (await takeKey(tx, claim)) return { kind: 'claimed' };
    return (await findIdempotentAnswer(tx, claim)) ?? { kind: 'busy' };
  } catch (error) {
    if (waitedTooLong(error)) return { kind: 'busy' };
    throw error;
  }
}

async function takeKey(tx: Tx, claim: Claim): Promise<boolean> {
  const { tenantId, userId, operationId, key, requestHash, now } = claim;
  const tooOld = new Date(now.getTime() - KEY_TTL_MS);
  const { rows } = await sql`
    with swept as (
      delete from idempotency_keys where (tenant_id, organisation_id, user_id, operation_id, key) in (
        select tenant_id, organisation_id, user_id, operation_id, key from idempotency_keys
        where tenant_id = ${tenantId} and organisation_id = current_organisation() and user_id = ${userId}
          and created_at < ${tooOld} and not (operation_id = ${operationId} and key = ${key})
        limit ${SWEPT} for update skip locked)
    )
    insert into idempotency_keys as k
      (tenant_id, organisation_id, user_id, operation_id, key, request_hash, answer, created_at)
    values (${tenantId}, current_organisation(), ${userId}, ${operationId}, ${key}, ${requestHash}, null, ${now})
    on conflict (tenant_id, organisation_id, user_id, operation_id, key) do update
      set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
      where k.created_at < ${tooOld}
    returning key`.execute(tx);
  return rows.length > 0;
}

/**
 * The answer of the last day to a call with this key. The lock makes the transaction one that writes: its commit waits for
 * the synchronous replica, which may lack what a primary stored before it crashed.
 */
export async function findIdempotentAnswer(tx: Tx, claim: Claim): Promise<Answered | undefined> {
  const tooOld = new Date(claim.now.getTime() - KEY_TTL_MS);
  const { rows } = await sql<{ requestHash: string; answer: Answer | null }>`
    select request_hash as "requestHash", answer from idempotency_keys
    where ${byKey(claim)} and created_at >= ${tooOld} for key share`.execute(tx);
  const [earlier] = rows;
  if (earlier === undefined || earlier.answer === null) return undefined;
  return { kind: 'answered', requestHash: earlier.requestHash, answer: earlier.answer };
}

export async function storeIdempotentAnswer(tx: Tx, { answer, ...owner }: StoredAnswer): Promise<void> {
  await sql`update idempotency_keys set answer = ${storedJson(answer)}::jsonb where ${byKey(owner)}`.execute(
    tx,
  );
}

/** The transaction already limits the organisation. */
function byKey({ tenantId, userId, operationId, key }: KeyOwner) {
  return sql`tenant_id = ${tenantId} and organisation_id = current_organisation() and user_id = ${userId}
    and operation_id = ${operationId} and key = ${key}`;
}
