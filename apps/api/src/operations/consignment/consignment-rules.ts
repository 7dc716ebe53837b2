import { today } from '@consign/domain/dates';
import {
  type ConsignmentBody,
  type ConsignmentContext,
  type Problem,
  type SaveStage,
  checkConsignment,
} from '@consign/domain/rules';
import {
  type FeatureFlags,
  organisationSettingsFor,
  parseFeatureFlags,
  parseOrganisationSettings,
} from '@consign/domain/settings';

import type { OperationContext } from '../../contract/operation.js';
import type { Tx } from '../../store/database.js';
import { listServiceTypeSettings } from '../../store/references.js';
import { listFeatureFlags } from '../../store/tenants.js';
import { findSite, type References } from './consignment-input.js';
import { ownerOf } from './owner-of.js';

/** The tenant's flags; one with a wrong value is the provider's fault, and stops the call (PLAT-18). */
export async function loadFlags(tx: Tx, { tenant }: OperationContext): Promise<FeatureFlags> {
  const flags = parseFeatureFlags(await listFeatureFlags(tx, tenant.id));
  if (!flags.ok) throw new Error(flags.problems.map(({ message }) => message).join(', '));
  return flags.value;
}

/** CONS-48: the rules of the domain, asked with what the server knows. */
export async function checkRules(
  tx: Tx,
  context: OperationContext,
  body: ConsignmentBody,
  { stage, sites }: { stage: SaveStage; sites: References['sites'] },
): Promise<readonly Problem[]> {
  const settings = parseOrganisationSettings(
    (await listServiceTypeSettings(tx, ownerOf(context))).map(({ code, settingKey, value }) => ({
      serviceType: { code },
      settingKey,
      value,
    })),
  );
  const byServiceType: Parameters<typeof organisationSettingsFor>[0] = settings.ok
    ? settings.value
    : new Map();
  const ruled: ConsignmentContext = {
    stage,
    forms: 'all',
    settings: context.tenant.settings,
    flags: await loadFlags(tx, context),
    today: today(context.now),
    contactDetailsRequired: organisationSettingsFor(byServiceType, body.serviceType ?? null)
      .contactDetailsRequired,
    siteContacts: {
      sender: findSite(sites, body.senderParticipantId) ?? null,
      receiver: findSite(sites, body.receiverParticipantId) ?? null,
    },
  };
  return checkConsignment(body, ruled);
}
