import type { Consignment, LineItem, Participant } from '@consign/api-client/consignment';
import type { DateLookups, ShownParticipant } from '@consign/consignment-parts';
import { today } from '@consign/domain/dates';
import {
  checkConsignment,
  deliveryWarnings,
  type Problem,
  type SaveStage,
  type Warning,
} from '@consign/domain/rules';
import { organisationSettingsFor } from '@consign/domain/settings';
import { currentStatus } from '@consign/domain/status';
import { useFlags, useOrganisation, useSettings } from '@consign/session';

import { toKept, rulesBody } from './bodies.js';
import type { FormValues } from './form-values.js';
import type { Intent } from './intents.js';

interface ConsignmentRules {
  /** Every problem of the form (CONS-40 to 46, CONS-49); a move out of Draft asks for more than a save. */
  readonly check: (
    values: FormValues,
    shown: ShownParticipants,
    intent: Intent,
    dates: DateLookups,
  ) => readonly Problem[];
  /** What to confirm before it goes on (CONS-44). */
  readonly warn: (values: FormValues, intent: Intent) => readonly Warning[];
}

export interface ShownParticipants {
  readonly sender: ShownParticipant;
  readonly receiver: ShownParticipant;
}

interface Options {
  /** As the form was loaded; null before the first save. */
  readonly loaded: Consignment | null;
  /** The items of a saved consignment as they are now. */
  readonly items: readonly LineItem[] | null;
  /** What the role may edit, and so what is checked (CONS-43). */
  readonly forms: 'all' | 'receiver';
  readonly now: () => Date;
}

function known(shown: ShownParticipant): Participant | null {
  return shown.state === 'known' ? shown.participant : null;
}

/** The rules of the domain for this consignment, tenant and organisation: the same that the server asks (CONS-48). */
export function useConsignmentRules({ loaded, items, forms, now }: Options): ConsignmentRules {
  const settings = useSettings();
  const flags = useFlags();
  const { settings: byServiceType } = useOrganisation();
  const status = currentStatus(loaded?.statusHistory)?.code ?? null;
  const isDraft = status === null || status === 'DRAFT';
  const saveStage = (intent: Intent): SaveStage => {
    if (!isDraft) return 'ready';
    return intent === 'save' ? 'draft' : 'leaving-draft';
  };
  const toRulesBody = (values: FormValues) => rulesBody(values, items ?? values.lineItems);
  return {
    check: (values, shown, intent, dates) =>
      checkConsignment(toRulesBody(values), {
        forms,
        stage: saveStage(intent),
        settings,
        flags,
        today: today(now()),
        contactDetailsRequired: organisationSettingsFor(byServiceType, values.serviceType)
          .contactDetailsRequired,
        stored: loaded === null ? undefined : toKept(loaded, items),
        facts: dates.toFacts({
          pickup: values.requestedPickupDate,
          delivery: values.requestedDeliveryDate,
        }),
        siteContacts: { sender: known(shown.sender), receiver: known(shown.receiver) },
      }),
    // The receiver alone moves no date.
    warn: (values, intent) =>
      forms === 'receiver'
        ? []
        : deliveryWarnings(toRulesBody(values), { stage: saveStage(intent), today: today(now()) }),
  };
}
