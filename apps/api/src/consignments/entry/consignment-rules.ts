import { today } from '@consign/domain/dates';
import {
  type ConsignmentBody,
  type ConsignmentContext,
  type Problem,
  checkConsignment,
} from '@consign/domain/rules';
import {
  type FeatureFlags,
  type SettingsByServiceType,
  organisationSettingsFor,
  parseFeatureFlags,
  parseOrganisationSettings,
} from '@consign/domain/settings';

import type { OperationContext } from '../../http/contract/operation.js';
import { type Trip, isSameTrip, loadDateFacts } from '../../calendar/index.js';
import type { Tx } from '../../database/database.js';
import { listServiceTypeSettings } from '../../lookups/index.js';
import { listFeatureFlags } from '../../tenants/index.js';
import { findSite, type References } from './consignment-input.js';
import { tripOf } from './trip-of.js';

/** The tenant's flags; one with a wrong value is the provider's fault, and stops the call (PLAT-18). */
export async function loadFlags(tx: Tx, { tenant }: OperationContext): Promise<FeatureFlags> {
  const flags = parseFeatureFlags(await listFeatureFlags(tx, tenant.id));
  if (!flags.ok) throw new Error(flags.problems.map(({ message }) => message).join(', '));
  return flags.value;
}

/** What the organisation has agreed for its service types (PLAT-07). */
export async function loadSettings(tx: Tx, context: OperationContext): Promise<SettingsByServiceType> {
  const settings = parseOrganisationSettings(
    (await listServiceTypeSettings(tx, context.owner)).map(({ code, settingKey, value }) => ({
      serviceType: { code },
      settingKey,
      value,
    })),
  );
  return settings.ok ? settings.value : new Map();
}

interface RuleParts extends Pick<ConsignmentContext, 'stage' | 'stored' | 'nameOptionalFor' | 'facts'> {
  readonly sites: References['sites'];
  /** All of them, where it is not said. */
  readonly forms?: ConsignmentContext['forms'];
}

type Rules = (body: ConsignmentBody, parts: RuleParts) => readonly Problem[];

/** CONS-48: the rules of the domain, to be asked with what the server knows, of one consignment or of many. */
export async function loadRules(
  tx: Tx,
  context: OperationContext,
  settings: SettingsByServiceType,
): Promise<Rules> {
  const flags = await loadFlags(tx, context);
  return (body, { sites, forms = 'all', ...parts }) =>
    checkConsignment(body, {
      ...parts,
      forms,
      settings: context.tenant.settings,
      flags,
      today: today(context.now),
      contactDetailsRequired: organisationSettingsFor(settings, body.serviceType ?? null)
        .contactDetailsRequired,
      siteContacts: {
        sender: findSite(sites, body.senderParticipantId) ?? null,
        receiver: findSite(sites, body.receiverParticipantId) ?? null,
      },
    });
}

interface SavedParts extends RuleParts {
  /** What is stored of its dates and way, where these were judged once and are not judged again as they are (DATE-11). */
  readonly judged?: Trip;
}

/** CONS-48, of one consignment. */
export async function checkRules(
  tx: Tx,
  context: OperationContext,
  body: ConsignmentBody,
  { judged, ...parts }: SavedParts,
): Promise<readonly Problem[]> {
  const rules = await loadRules(tx, context, await loadSettings(tx, context));
  if (parts.forms === 'receiver') return rules(body, parts);
  const trip = await tripOf(tx, context, body, parts.sites);
  const isJudged = judged !== undefined && isSameTrip(trip, judged);
  const factsOf = isJudged ? null : await loadDateFacts(tx, context.tenant.id, [trip], context.now);
  return rules(body, { ...parts, facts: factsOf?.(trip, context.now) });
}
