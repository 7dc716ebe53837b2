import { type BulkContext, bulkActions } from '@consign/domain/bulk';
import { type Day, toLocalDay, today } from '@consign/domain/dates';
import { type DateFacts, type Trip, checkRequestedDates, deliveryWarnings } from '@consign/domain/rules';

import { reportChanges } from '../../changes/index.js';
import { ok } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { loadDateFacts, storedTrip } from '../../calendar/index.js';
import type { LockedConsignment } from '../lock-store.js';
import { setRequestedPickup } from './status-store.js';
import { bulkAnswer, bulkCheck } from './bulk-answer.js';
import { type ChangeOutcome, changeEach } from './change-each.js';
import { loadSettings } from '../entry/consignment-rules.js';
import { parseInstant } from '../../http/parse-instant.js';

const { offer, appliesTo } = bulkActions.setRequestedPickupDate;

export const setRequestedPickupDates = operation('setRequestedPickupDates', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const { user, tenant, now } = context;
    const organisationSettings = await loadSettings(tx, context);
    const asked = { permissions: user.permissions, settings: tenant.settings, organisationSettings };
    const offered = offer(asked);
    if (!offered.allowed) return ruleProblems([{ id: offered.id, path: '', message: offered.reason }]);
    const date = body.requestedPickupDateTimeUtc;
    const faults = checkDates(date, null, context);
    const at = parseInstant(date);
    if (faults.length > 0) return ruleProblems(faults);
    const { checkOnly = false } = body;
    const outcomes = await changeEach(tx, context, body.references, {
      checkOnly,
      prepare: async (locked) => {
        const toTrip = tripOn(toLocalDay(date));
        const factsFor = await loadDateFacts(tx, tenant.id, locked.map(toTrip), now);
        return (one) => decide(one, date, asked, context, factsFor(toTrip(one), now));
      },
      write: async (changed) => {
        const ids = changed.map(({ id }) => id);
        await setRequestedPickup(tx, context.owner, ids, at, now);
        const dated = changed.map((before) => ({
          kind: 'dated' as const,
          consignmentId: before.id,
          before,
          after: { ...before, requestedPickupAt: at },
        }));
        await reportChanges(tx, context, dated);
      },
    });
    return ok(checkOnly ? bulkCheck(outcomes) : bulkAnswer(outcomes, 'Requested pickup date set'));
  }),
);

function decide(
  { reference, statusCode, serviceTypeCode, requestedDeliveryAt }: LockedConsignment,
  date: string,
  asked: BulkContext,
  context: OperationContext,
  { isPickupWorkingDay, serviceDay }: DateFacts,
): ChangeOutcome {
  const answer = appliesTo({ reference, statusCode, serviceTypeCode }, asked);
  if (!answer.allowed) return { kind: 'refused', refusal: answer };
  const problems = checkDates(date, requestedDeliveryAt, context, { isPickupWorkingDay });
  if (problems.length > 0) return { kind: 'invalid', problems };
  const warnings = deliveryWarnings(datesBody(date, requestedDeliveryAt), {
    stage: statusCode === 'DRAFT' ? 'draft' : 'ready',
    today: today(context.now),
    pickupFacts: { serviceDay },
  });
  return { kind: 'changed', warnings };
}

/** The pickup date alone, or beside a delivery date (DATE-01, DATE-02); that there may be none yet is no fault of it. */
function checkDates(
  date: string,
  delivery: Date | null,
  { tenant, now }: OperationContext,
  facts: DateFacts = {},
) {
  return checkRequestedDates(datesBody(date, delivery), {
    stage: 'draft',
    settings: tenant.settings,
    today: today(now),
    facts,
  });
}

function datesBody(date: string, delivery: Date | null) {
  return {
    requestedPickupDateTimeUtc: date,
    requestedDeliveryDateTimeUtc: delivery?.toISOString() ?? null,
  };
}

/** The trip of a consignment, with another day of pickup. */
const tripOn =
  (requestedPickup: Day | null) =>
  (one: LockedConsignment): Trip => ({ ...storedTrip(one), requestedPickup });
