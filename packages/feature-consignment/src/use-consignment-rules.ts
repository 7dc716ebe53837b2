import type { Consignment, LineItem } from '@consign/api-client/consignment';
import { knownParticipant, savedTrip, type TripLookups } from '@consign/consignment-parts';
import { findDay, today, type Day } from '@consign/domain/dates';
import {
  areDatesAgreed,
  checkConsignment,
  deliveryWarnings,
  receiverWarnings,
  type FormContext,
  type Problem,
  type SaveStage,
  type Trip,
  type Warning,
} from '@consign/domain/rules';
import { organisationSettingsFor } from '@consign/domain/settings';
import { currentStatus } from '@consign/domain/status';
import { referenceQueries } from '@consign/queries';
import { useClient, useFlags, useOrganisation, useSettings } from '@consign/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { FormValues } from './form-values.js';
import type { Intent } from './intents.js';
import { toBody, toStoredBody } from './request-bodies.js';

export interface ConsignmentRules {
  /** Every problem of the form (CONS-40 to 46, CONS-49); a move out of Draft requires more than a save. */
  readonly check: (values: FormValues, intent: Intent) => readonly Problem[];
  /** What to confirm before submitting (CONS-44, DATE-12). */
  readonly warn: (values: FormValues, intent: Intent) => readonly Warning[];
  /** The first possible delivery day from the one entered on; null if it is unknown (DATE-13). */
  readonly findDeliveryDay: (values: FormValues) => Day | null;
}

interface Options {
  /** The consignment as it was loaded; null before the first save. */
  readonly loaded: Consignment | null;
  /** The current items of a saved consignment. */
  readonly items: readonly LineItem[] | null;
  /** Only the forms that the user may edit are checked (CONS-43). */
  readonly forms: 'all' | 'receiver';
  readonly lookups: TripLookups;
  readonly now: () => Date;
}

/** The domain rules for this consignment, tenant and organisation, as the server checks them (CONS-48). */
export function useConsignmentRules({ loaded, items, forms, lookups, now }: Options): ConsignmentRules {
  const { shown, dates } = lookups;
  const settings = useSettings();
  const flags = useFlags();
  // Loaded by the hireage rows.
  const hireUnits = useQuery({ ...referenceQueries(useClient()).hireUnits(), enabled: false }).data;
  const { settings: byServiceType } = useOrganisation();
  const [checkOnce] = useState(rememberChecks);
  const stored = useMemo(() => (loaded === null ? undefined : toStoredBody(loaded, items)), [loaded, items]);
  const status = currentStatus(loaded?.statusHistory)?.code ?? null;
  const isDraft = status === null || status === 'DRAFT';
  const saveStage = (intent: Intent): SaveStage => {
    if (!isDraft) return 'ready';
    return intent === 'save' ? 'draft' : 'leaving-draft';
  };
  const toFacts = (values: FormValues) =>
    dates.toFacts({ pickup: values.requestedPickupDate, delivery: values.requestedDeliveryDate });
  const toTrip = (values: FormValues): Trip => ({
    ...lookups.trip,
    requestedPickup: findDay(values.requestedPickupDate),
    requestedDelivery: findDay(values.requestedDeliveryDate),
  });
  const findDeliveryDay = ({ requestedPickupDate: pickup, requestedDeliveryDate: delivery }: FormValues) =>
    dates.findPossible({ pickup, delivery }).delivery;
  const warnOfReceiver = (values: FormValues): readonly Warning[] => {
    if (loaded === null) return [];
    const receiver = { trip: toTrip(values), stored: savedTrip(loaded), facts: toFacts(values) };
    return receiverWarnings(receiver, findDeliveryDay(values));
  };
  return {
    check: (values, intent) =>
      checkOnce(values, items ?? values.lineItems, {
        forms,
        stage: saveStage(intent),
        settings,
        flags,
        today: today(now()),
        contactDetailsRequired: organisationSettingsFor(byServiceType, values.serviceType)
          .contactDetailsRequired,
        stored,
        isAgreed: areDatesAgreed({
          stage: saveStage(intent),
          settings,
          trip: toTrip(values),
          stored: loaded === null ? null : savedTrip(loaded),
        }),
        facts: toFacts(values),
        hireUnits,
        siteContacts: { sender: knownParticipant(shown.sender), receiver: knownParticipant(shown.receiver) },
      }),
    findDeliveryDay,
    warn: (values, intent) =>
      forms === 'receiver'
        ? warnOfReceiver(values)
        : deliveryWarnings(toBody(values, items ?? values.lineItems), {
            stage: saveStage(intent),
            today: today(now()),
            pickupFacts: intent === 'save' ? undefined : toFacts(values),
          }),
  };
}

interface Checked {
  readonly inputs: readonly unknown[];
  readonly problems: readonly Problem[];
}

type Check = (values: FormValues, items: readonly LineItem[], context: FormContext) => readonly Problem[];

/**
 * `checkConsignment` for a form, which asks with every render and at every action: its rules run once per stage for the
 * same values, items and facts.
 */
function rememberChecks(): Check {
  const last = new Map<SaveStage, Checked>();
  return (values, items, context) => {
    const { facts = {}, siteContacts = {}, ...others } = context;
    const inputs = [values, items, ...[others, facts, siteContacts].flatMap((each) => Object.values(each))];
    const before = last.get(context.stage);
    if (before !== undefined && inputs.every((input, index) => Object.is(input, before.inputs[index])))
      return before.problems;
    const problems = checkConsignment(toBody(values, items), context);
    last.set(context.stage, { inputs, problems });
    return problems;
  };
}
