import { sql } from 'kysely';

import type { Claim, Claimed, StoredAnswer } from '../idempotency/run-once.js';
import type { Answer } from '../contract/operation.js';
import type { Tx } from './database.js';

/**
 * Takes a key, or answers what is known of it. A second transaction waits here until the first one ends: then it reads
 * that one's answer, or takes the key when the first was rolled back.
 */
export async function claimIdempotencyKey(tx: Tx, claim: Claim): Promise<Claimed> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({
      tenant_id: claim.tenantId,
      user_id: claim.userId,
      operation_id: claim.operationId,
      key: claim.key,
      request_hash: claim.requestHash,
      answer: null,
      created_at: claim.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken !== undefined) return { kind: 'claimed' };
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .where('tenant_id', '=', claim.tenantId)
    .where('user_id', '=', claim.userId)
    .where('operation_id', '=', claim.operationId)
    .where('key', '=', claim.key)
    .select(['request_hash', 'answer'])
    .executeTakeFirst();
  if (earlier?.answer == null) return { kind: 'busy' };
  return { kind: 'answered', requestHash: earlier.request_hash, answer: earlier.answer as unknown as Answer };
}

export async function storeIdempotentAnswer(tx: Tx, stored: StoredAnswer): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: sql<string>`${JSON.stringify(stored.answer)}::jsonb` })
    .where('tenant_id', '=', stored.tenantId)
    .where('user_id', '=', stored.userId)
    .where('operation_id', '=', stored.operationId)
    .where('key', '=', stored.key)
    .execute();
}
