import type { components } from '@consign/api-client/consignment';

import type { Tx } from '../database/database.js';
import { newId } from '../ids.js';
import type { Author, Change, ChangeKind } from './change.js';
import { insertTrailEntries } from './trail-store.js';

type Action = components['schemas']['ConsignmentChangeAction'];

/** The action that the audit trail shows; null for what it reads elsewhere, such as the status history, or leaves out. */
const actions: Readonly<Record<ChangeKind, Action | null>> = {
  created: null,
  edited: 'Saved',
  dated: 'Saved',
  extrasInstructed: 'Saved',
  extraCompleted: null,
  itemAdded: 'FreightItemAdded',
  itemChanged: 'FreightItemChanged',
  itemRemoved: 'FreightItemRemoved',
  fileAdded: 'FileAdded',
  fileRemoved: 'FileRemoved',
  documentsMade: 'DocumentsMade',
  labelsPrinted: null,
  booked: 'Booked',
  bookingCancelled: 'BookingCancelled',
  moved: null,
  priced: null,
  tagged: null,
  exceptionRaised: null,
  noteRaised: null,
  eventResolved: null,
};

/** Of these, one without a difference has no entry. */
const saves: ReadonlySet<ChangeKind> = new Set(['edited', 'dated', 'extrasInstructed', 'itemChanged']);

/** Keeps who changed what (CONS-55). */
export function keepTrail(tx: Tx, { owner, user, now }: Author, changes: readonly Change[]): Promise<void> {
  const entries = changes.flatMap((change) => {
    const action = actions[change.kind];
    const fields = 'fields' in change ? change.fields : [];
    if (action === null || (saves.has(change.kind) && fields.length === 0)) return [];
    return [
      {
        id: newId(now),
        consignmentId: change.consignmentId,
        at: now,
        userId: user?.id ?? null,
        action,
        subject: 'subject' in change ? change.subject : null,
        fields,
      },
    ];
  });
  return insertTrailEntries(tx, owner, entries);
}
