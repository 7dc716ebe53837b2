import type { Consignment, Participant } from '@consign/api-client/consignment';
import type { ShownParticipant } from '@consign/consignment-parts';
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

import { rulesBody } from './bodies.js';
import type { FormValues } from './form-values.js';

interface ConsignmentRules {
  /** Every problem of the form (CONS-40 to 46, CONS-49). */
  readonly check: (values: FormValues, shown: ShownParticipants) => readonly Problem[];
  /** What to confirm before a save (CONS-44). */
  readonly warn: (values: FormValues) => readonly Warning[];
}

export interface ShownParticipants {
  readonly sender: ShownParticipant;
  readonly receiver: ShownParticipant;
}

function known(shown: ShownParticipant): Participant | null {
  return shown.state === 'known' ? shown.participant : null;
}

/** The rules of the domain for this consignment, tenant and organisation: the same that the server asks (CONS-48). */
export function useConsignmentRules(loaded: Consignment | null, now: () => Date): ConsignmentRules {
  const settings = useSettings();
  const flags = useFlags();
  const { settings: byServiceType } = useOrganisation();
  const status = currentStatus(loaded?.statusHistory)?.code ?? null;
  const stage: SaveStage = status === null || status === 'DRAFT' ? 'draft' : 'ready';
  return {
    check: (values, shown) =>
      checkConsignment(rulesBody(values, loaded), {
        forms: 'all',
        stage,
        settings,
        flags,
        today: today(now()),
        contactDetailsRequired: organisationSettingsFor(byServiceType, values.serviceType)
          .contactDetailsRequired,
        siteContacts: { sender: known(shown.sender), receiver: known(shown.receiver) },
      }),
    warn: (values) => deliveryWarnings(rulesBody(values, loaded), { stage, today: today(now()) }),
  };
}
