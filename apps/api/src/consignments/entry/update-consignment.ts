import { removeExtras } from '../../extras/index.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, ruleProblems } from '../../http/problems/problem.js';
import type { ConsignmentDetail } from '../consignment-store.js';
import { storedTrip } from '../../calendar/index.js';
import { updateConsignmentFields } from './save-consignment-store.js';
import { checkClosedDate } from '../bookings/closed-date.js';
import { readConsignment } from './consignment-rules.js';
import { lockForEdit } from './editable-consignment.js';
import { nextModifiedAt, readLocked, staleRefusal } from './locked-consignment.js';
import { reportEdit } from './report-edit.js';
import { toStoredBody, toStoredFields } from './stored-fields.js';

export const updateConsignment = operation('consignment', 'updateConsignment', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const locked = await lockForEdit(tx, context, path.ref, 'details');
    if (locked instanceof Refusal) return locked;
    const stored = await readLocked(tx, context, locked.reference);
    const stale = staleRefusal(stored, body, context.user);
    if (stale !== undefined) return stale;
    const { parsed, sites } = await readConsignment(tx, context, body, {
      stage: locked.status === 'DRAFT' ? 'draft' : 'ready',
      lineItems: stored.lineItems,
      stored: { ...toStoredBody(stored, []), lineItems: stored.lineItems },
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
