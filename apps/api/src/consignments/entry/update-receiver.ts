import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, ruleProblems } from '../../http/problems/problem.js';
import { updateReceiverFields } from './save-consignment-store.js';
import { readReceiver } from './consignment-rules.js';
import { lockForEdit } from './editable-consignment.js';
import { parseInstant } from '../../http/parse-instant.js';
import { checkMovedDate } from './moved-delivery.js';
import { nextModifiedAt, readLocked, staleRefusal } from './locked-consignment.js';
import { reportEdit } from './report-edit.js';
import { toStoredBody, toStoredParticipant } from './stored-fields.js';

export const updateReceiver = operation('consignment', 'updateReceiver', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const locked = await lockForEdit(tx, context, path.ref, 'receiver');
    if (locked instanceof Refusal) return locked;
    const stored = await readLocked(tx, context, locked.reference);
    const stale = staleRefusal(stored, body, context.user);
    if (stale !== undefined) return stale;
    const { requestedDeliveryDateTimeUtc: movedTo, ...entered } = body;
    const stage = locked.status === 'DRAFT' ? 'draft' : 'ready';
    const { parsed, sites } = await readReceiver(tx, context, entered, {
      serviceTypeCode: stored.serviceTypeCode,
      stage,
      stored: toStoredBody(stored, []),
      nameOptionalFor: stored.receiver.fullName === null ? ['receiver'] : [],
    });
    if (!parsed.ok) return ruleProblems(parsed.problems);
    const { receiver, receiverReference } = parsed.value;
    const dateProblems = await checkMovedDate(tx, context, movedTo, { stage, receiver, stored, sites });
    if (dateProblems.length > 0) return ruleProblems(dateProblems);
    await updateReceiverFields(tx, locked.key, nextModifiedAt(stored, context), {
      receiver: toStoredParticipant(receiver, { sites, now: context.now, stored: stored.receiver }),
      receiverReference,
      requestedDeliveryAt: parseInstant(movedTo) ?? stored.requestedDeliveryAt,
    });
    return ok(await reportEdit(tx, context, stored));
  }),
);
