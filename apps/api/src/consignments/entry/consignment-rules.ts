import { today } from '@consign/domain/dates';
import {
  type ConsignmentBody,
  type ConsignmentContext,
  type EnteredReceiver,
  type Parsed,
  type ParsedConsignment,
  type Trip,
  areDatesAgreed,
  parseConsignment,
  parseReceiver,
  readEnteredFields,
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
import { findSite, type References } from './consignment-references.js';
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
}

type Rules<T> = (body: ConsignmentBody, parts: RuleParts) => Parsed<T>;

/** The domain's rules with all stored facts (CONS-48), for one consignment or many. */
export async function loadRules(
  tx: Tx,
  context: OperationContext,
  settings: SettingsByServiceType,
): Promise<Rules<ParsedConsignment>> {
  const toContext = await loadContext(tx, context, settings);
  return (body, parts) => parseConsignment(body, toContext(body, parts));
}

async function loadContext(
  tx: Tx,
  context: OperationContext,
  settings: SettingsByServiceType,
): Promise<(body: ConsignmentBody, parts: RuleParts) => ConsignmentContext> {
  const flags = await loadFlags(tx, context.tenant.id);
  const day = today(context.now);
  return (body, { sites, ...parts }) => ({
    ...parts,
    settings: context.tenant.settings,
    flags,
    today: day,
    contactDetailsRequired: organisationSettingsFor(settings, body.serviceType ?? null)
      .contactDetailsRequired,
    siteContacts: {
      sender: findSite(sites, body.senderParticipantId) ?? null,
      receiver: findSite(sites, body.receiverParticipantId) ?? null,
    },
  });
}

/** Applies the rules of a save of only the receiver (CONS-27, CONS-48). */
export async function applyReceiverRules(
  tx: Tx,
  context: OperationContext,
  body: ConsignmentBody,
  parts: RuleParts,
): Promise<Parsed<EnteredReceiver>> {
  const toContext = await loadContext(tx, context, await loadSettings(tx, context));
  return parseReceiver(body, toContext(body, parts));
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
  const { tenant, now } = context;
  const trip = await loadTrip(tx, context, readEnteredFields(body), parts.sites);
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
