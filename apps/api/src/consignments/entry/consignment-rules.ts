import { today } from '@consign/domain/dates';
import {
  type ConsignmentBody,
  type ConsignmentContext,
  type EnteredFields,
  type EnteredReceiver,
  type Parsed,
  type ParsedConsignment,
  type Trip,
  areDatesAgreed,
  parseConsignment,
  parseReceiver,
  readEnteredFields,
  readEnteredReceiver,
} from '@consign/domain/rules';
import {
  type SettingsByServiceType,
  organisationSettingsFor,
  parseOrganisationSettings,
} from '@consign/domain/settings';

import type { OperationContext } from '../../http/contract/operation.js';
import { loadDateFacts } from '../../calendar/index.js';
import type { Tx } from '../../database/database.js';
import { type StoredSite, listPackagingTypes, loadServiceTypeSettings } from '../../lookups/index.js';
import { loadFlags } from '../../tenants/index.js';
import {
  type References,
  type StoredReferences,
  checkReferences,
  checkSite,
  findChosenSite,
  loadReferences,
  loadSites,
  withLookups,
} from './consignment-references.js';
import { loadTrip } from './trip-dates.js';

/** The organisation's settings for its service types (PLAT-07). */
export async function loadSettings(tx: Tx, context: OperationContext): Promise<SettingsByServiceType> {
  const stored = await loadServiceTypeSettings(tx, context.owner, context.log);
  const settings = parseOrganisationSettings(stored);
  return settings.ok ? settings.value : new Map();
}

type RuleParts = Pick<
  ConsignmentContext,
  'stage' | 'lineItems' | 'stored' | 'nameOptionalFor' | 'facts' | 'isAgreed' | 'packagingTypes'
>;

interface ReferringParts extends RuleParts {
  /** The body's entered fields, before any rule. */
  readonly entered: EnteredFields;
  readonly references: References;
  /** What may stay, though it is no longer offered. */
  readonly kept: StoredReferences | null;
}

type Rules = (body: ConsignmentBody, parts: ReferringParts) => Parsed<ParsedConsignment>;

/** The domain's rules with all stored facts (CONS-48), then the look-ups (CONS-45), for one consignment or many. */
export async function loadRules(
  tx: Tx,
  context: OperationContext,
  settings: SettingsByServiceType,
): Promise<Rules> {
  const toContext = await loadContext(tx, context, settings);
  return (body, { entered, references, kept, ...parts }) => {
    const { sites, hireUnits } = references;
    const ruled = parseConsignment(body, { ...toContext(entered, sites), ...parts, hireUnits });
    return withLookups(ruled, checkReferences(entered, references, kept));
  };
}

type Participants = Pick<EnteredFields, 'serviceTypeCode' | 'receiver'> &
  Partial<Pick<EnteredFields, 'sender'>>;

async function loadContext(tx: Tx, context: OperationContext, settings: SettingsByServiceType) {
  const flags = await loadFlags(tx, context.tenant.id);
  const day = today(context.now);
  return ({ serviceTypeCode, sender, receiver }: Participants, sites: readonly StoredSite[]) => ({
    settings: context.tenant.settings,
    flags,
    today: day,
    contactDetailsRequired: organisationSettingsFor(settings, serviceTypeCode).contactDetailsRequired,
    siteContacts: {
      sender: (sender && findChosenSite(sites, sender)) ?? null,
      receiver: findChosenSite(sites, receiver) ?? null,
    },
  });
}

/** A read body, with the sites that it names. */
interface Read<T> {
  readonly parsed: Parsed<T>;
  readonly sites: readonly StoredSite[];
}

/** Reads a save of only the receiver (CONS-27, CONS-48), of a consignment with this service type. */
export async function readReceiver(
  tx: Tx,
  context: OperationContext,
  body: ConsignmentBody,
  { serviceTypeCode, ...parts }: RuleParts & { readonly serviceTypeCode: string },
): Promise<Read<EnteredReceiver>> {
  const { receiver } = readEnteredReceiver(body);
  const sites = await loadSites(tx, context, [receiver]);
  const toContext = await loadContext(tx, context, await loadSettings(tx, context));
  const ruled = parseReceiver(body, { ...toContext({ serviceTypeCode, receiver }, sites), ...parts });
  return { parsed: withLookups(ruled, checkSite('receiver', receiver, sites)), sites };
}

interface SavedParts extends RuleParts {
  readonly kept: StoredReferences | null;
  /** The stored trip; null before the first save (DATE-11). */
  readonly storedTrip: Trip | null;
}

/** Reads the body of one consignment: everything that a save of it needs (CONS-48). Nothing reads the body after it. */
export async function readConsignment(
  tx: Tx,
  context: OperationContext,
  body: ConsignmentBody,
  { storedTrip, ...parts }: SavedParts,
): Promise<Read<ParsedConsignment> & { readonly entered: EnteredFields }> {
  const { tenant, now, owner } = context;
  const entered = readEnteredFields(body);
  const references = await loadReferences(tx, context, entered);
  const { sites } = references;
  const rules = await loadRules(tx, context, await loadSettings(tx, context));
  const trip = await loadTrip(tx, context, entered, sites);
  const isAgreed = areDatesAgreed({
    stage: parts.stage,
    settings: tenant.settings,
    trip,
    stored: storedTrip,
  });
  const packagingTypes = parts.lineItems === undefined ? await listPackagingTypes(tx, owner) : undefined;
  const facts = isAgreed ? undefined : (await loadDateFacts(tx, tenant.id, [trip], now))(trip, now);
  const parsed = rules(body, { ...parts, entered, references, packagingTypes, isAgreed, facts });
  return { parsed, entered, sites };
}
