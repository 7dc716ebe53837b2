import type { ConsignmentKey } from '../../database/consignment-key.js';
import type { Tx } from '../../database/database.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { newId } from '../../ids.js';
import type { ConsignmentRow } from '../consignment-row.js';
import { rememberReceiver } from './known-receiver-store.js';
import { saveLastConsignment } from './last-consignment-store.js';

interface Sent {
  /** The requesting site. */
  readonly siteId: string;
  readonly fields: Pick<ConsignmentRow, 'receiver' | 'serviceTypeCode'>;
  readonly items: readonly { readonly packagingType: string }[];
}

/** Remembers whom a consignment is sent to, and how (CONS-72, CONS-75). */
export function rememberSent(
  tx: Tx,
  context: OperationContext,
  { siteId, fields, items }: Sent,
): Promise<void> {
  return rememberReceiver(
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

/** Remembers the consignment as the user's last of the requesting site (CONS-71). */
export function rememberLast(tx: Tx, context: OperationContext, key: ConsignmentKey, siteId: string) {
  return saveLastConsignment(tx, key, { userId: context.user.id, siteId });
}
