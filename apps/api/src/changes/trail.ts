import type { Tx } from '../database/database.js';
import { newId } from '../ids.js';
import type { Author, Change, ChangeKind } from './change.js';
import { concerns } from './concerns.js';
import { insertTrailEntries } from './trail-store.js';

/** A save that changed nothing has no entry. */
const saves: ReadonlySet<ChangeKind> = new Set(['edited', 'dated', 'extrasInstructed', 'itemChanged']);

/** Keeps who changed what (CONS-55). */
export function keepTrail(tx: Tx, { owner, user, now }: Author, changes: readonly Change[]): Promise<void> {
  const entries = changes.flatMap((change) => {
    const action = concerns[change.kind].action;
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
