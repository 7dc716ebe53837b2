import type { components } from '@consign/api-client/consignment';

import type { OperationContext } from '../../http/contract/operation.js';
import { newId } from '../../ids.js';
import { type FieldChange, recordChanges } from './audit-store.js';
import type { Tx } from '../../database/database.js';

/** What the caller did with a consignment. */
export interface Done {
  readonly consignmentId: string;
  readonly action: Exclude<components['schemas']['ConsignmentChangeAction'], 'Created' | 'StatusChanged'>;
  readonly subject?: string;
  readonly fields?: readonly FieldChange[];
}

/** Keeps in the audit trail that the caller did this, now (CONS-55). */
export function recordDone(tx: Tx, context: OperationContext, done: readonly Done[]): Promise<void> {
  const { now, user } = context;
  return recordChanges(
    tx,
    context.owner,
    done.map(({ consignmentId, action, subject = null, fields = [] }) => ({
      id: newId(now),
      consignmentId,
      at: now,
      userId: user.id,
      action,
      subject,
      fields,
    })),
  );
}
