import type { ConsignmentKey } from '../../database/consignment-key.js';
import type { Tx } from '../../database/database.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { newId } from '../../ids.js';
import type { ConsignmentRow } from '../consignment-row.js';
import { rememberReceiver } from './known-receiver-store.js';
import { saveLastConsignment } from './last-consignment-store.js';

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
