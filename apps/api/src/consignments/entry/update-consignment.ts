import { storedTrip } from '../../calendar/index.js';
import { removeExtras } from '../../extras/index.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { Refusal, ruleProblems } from '../../http/problems/problem.js';
import type { ConsignmentDetail } from '../consignment-store.js';
import { readConsignment, readReceiver } from './consignment-rules.js';
import { lockForEdit, nextModifiedAt, readLocked, reportEdit, staleRefusal } from './editable-consignment.js';
import { updateConsignmentFields, updateReceiverFields } from './save-consignment-store.js';
import { toStoredBody, toStoredFields, toStoredParticipant } from './stored-fields.js';
import { checkClosedDate, checkMovedDate } from './trip-dates.js';

export const updateConsignment = operation('updateConsignment', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const locked = await lockForEdit(tx, context, path.ref, 'details');
    if (locked instanceof Refusal) return locked;
    const stored = await readLocked(tx, context, locked.reference);
    const stale = staleRefusal(stored, body, context.user);
    if (stale !== undefined) return stale;
    const { parsed, sites } = await readConsignment(tx, context, body, {
      stage: locked.status === 'DRAFT' ? 'draft' : 'ready',
      lineItems: stored.lineItems,
      stored: { ...toStoredBody(stored), lineItems: stored.lineItems },
      nameOptionalFor: rolesWithoutName(stored),
      kept: stored,
      storedTrip: storedTrip(stored),
    });
    if (!parsed.ok) return ruleProblems(parsed.problems);
    const entered = parsed.value;
    const closed =
      locked.status === 'DRAFT'
        ? []
        : await checkClosedDate(tx, context, entered, {
            key: locked.key,
            stored,
            sites,
            path: 'requestedDeliveryDateTimeUtc',
          });
    if (closed.length > 0) return ruleProblems(closed);
    const { requestedPickupDateEnabled } = context.tenant.settings;
    const fields = {
      ...toStoredFields(entered, { sites, now: context.now, stored }),
      // If the tenant takes no pickup date (PLAT-04), the form has none and the stored one stays.
      ...(requestedPickupDateEnabled ? {} : { requestedPickupAt: stored.requestedPickupAt }),
    };
    await updateConsignmentFields(tx, locked.key, nextModifiedAt(stored, context), fields);
    if (fields.serviceTypeCode !== stored.serviceTypeCode) await removeExtras(tx, locked.key);
    return ok(await reportEdit(tx, context, stored));
  }),
);

/** A typed participant that came from a quote without a name may go without it until Draft is left (QUOT-09). */
function rolesWithoutName(stored: ConsignmentDetail) {
  return (['sender', 'receiver'] as const).filter((role) => stored[role].fullName === null);
}

export const updateReceiver = operation('updateReceiver', ({ path, body }, context) =>
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
      stored: toStoredBody(stored),
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
