import { today } from '@consign/domain/dates';
import {
  type ConsignmentBody,
  type ConsignmentContext,
  type Parsed,
  type ParsedConsignment,
  type Trip,
  areDatesAgreed,
  parseConsignment,
} from '@consign/domain/rules';
import {
  type SettingsByServiceType,
  organisationSettingsFor,
  parseOrganisationSettings,
} from '@consign/domain/settings';

import type { OperationContext } from '../../http/contract/operation.js';
import { loadDateFacts } from '../../calendar/index.js';
import type { Tx } from '../../database/database.js';
import { listServiceTypeSettings, reportUnreadableSettings } from '../../lookups/index.js';
import { loadFlags } from '../../tenants/index.js';
import { findSite, type References } from './consignment-input.js';
import { loadTrip } from './load-trip.js';

/** The organisation's settings for its service types (PLAT-07). */
export async function loadSettings(tx: Tx, context: OperationContext): Promise<SettingsByServiceType> {
  const stored = (await listServiceTypeSettings(tx, context.owner)).map(({ code, settingKey, value }) => ({
    serviceType: { code },
    settingKey,
    value,
  }));
  reportUnreadableSettings(context.log, context.owner, stored);
  const settings = parseOrganisationSettings(stored);
  return settings.ok ? settings.value : new Map();
}

interface RuleParts extends Pick<
  ConsignmentContext,
  'stage' | 'lineItems' | 'stored' | 'nameOptionalFor' | 'facts' | 'isAgreed'
> {
  readonly sites: References['sites'];
  /** All forms by default. */
  readonly forms?: ConsignmentContext['forms'];
}

type Rules = (body: ConsignmentBody, parts: RuleParts) => Parsed<ParsedConsignment>;

/** The domain's rules with all stored facts (CONS-48), for one consignment or many. */
export async function loadRules(
  tx: Tx,
  context: OperationContext,
  settings: SettingsByServiceType,
): Promise<Rules> {
  const flags = await loadFlags(tx, context.tenant.id);
  return (body, { sites, forms = 'all', ...parts }) =>
    parseConsignment(body, {
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
  /** The stored trip; null before the first save (DATE-11). */
  readonly storedTrip?: Trip | null;
}

/** Applies the domain's rules to one consignment (CONS-48). */
export async function applyRules(
  tx: Tx,
  context: OperationContext,
  body: ConsignmentBody,
  { storedTrip = null, ...parts }: SavedParts,
): Promise<Parsed<ParsedConsignment>> {
  const rules = await loadRules(tx, context, await loadSettings(tx, context));
  if (parts.forms === 'receiver') return rules(body, parts);
  const { tenant, now } = context;
  const trip = await loadTrip(tx, context, body, parts.sites);
  const isAgreed = areDatesAgreed({
    stage: parts.stage,
    settings: tenant.settings,
    trip,
    stored: storedTrip,
  });
  if (isAgreed) return rules(body, { ...parts, isAgreed });
  const factsFor = await loadDateFacts(tx, tenant.id, [trip], now);
  return rules(body, { ...parts, facts: factsFor(trip, now) });
}
