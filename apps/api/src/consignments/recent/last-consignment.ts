import type { ConsignmentKey } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';
import { ok } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { newId } from '../../ids.js';
import { consignmentAnswer, withTenantFacts } from '../consignment-answer.js';
import type { ConsignmentRow } from '../consignment-row.js';
import { findConsignment } from '../consignment-store.js';
import { atRequestingSite } from '../requesting-site.js';
import { rememberReceiver } from './known-receiver-store.js';
import { findLastReference, saveLastConsignment } from './last-consignment-store.js';

export const getLastConsignment = operation('getLastConsignment', async (_none, context) => {
  const found = await atRequestingSite(context, async (tx, { siteId }) => {
    const creator = { userId: context.user.id, siteId };
    const reference = await findLastReference(tx, context.viewer, creator);
    return reference === undefined ? undefined : findConsignment(tx, context.viewer, reference);
  });
  const consignment =
    found === undefined || found instanceof Refusal
      ? null
      : consignmentAnswer(withTenantFacts(found, context), context.user);
  return ok({ consignment });
});

interface Created {
  /** The requesting site. */
  readonly siteId: string;
  readonly fields: Pick<ConsignmentRow, 'receiver' | 'serviceTypeCode'>;
  readonly items: readonly { readonly packagingType: string }[];
}

/**
 * Remembers a consignment as the user's last of the requesting site (CONS-71), and its receiver and packaging (CONS-72,
 * CONS-75).
 */
export async function rememberCreation(
  tx: Tx,
  context: OperationContext,
  key: ConsignmentKey,
  { siteId, fields, items }: Created,
): Promise<void> {
  await saveLastConsignment(tx, key, { userId: context.user.id, siteId });
  await rememberReceiver(
    tx,
    { ...context.owner, siteId },
    {
      receiver: fields.receiver,
      id: newId(context.now),
      serviceTypeCode: fields.serviceTypeCode,
      packagingTypeCode: items[0]?.packagingType ?? null,
      usedAt: context.now,
    },
  );
}
