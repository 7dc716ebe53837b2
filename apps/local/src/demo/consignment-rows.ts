import { type Pricer, type StoredParticipant, searchWords } from '@consign/api';
import { mapTexts, textColumns, textFieldNames, type Texts } from '@consign/domain/rules';
import type { StatusCode } from '@consign/domain/status';

import type { Random } from './random.js';
import { toTimestamp, addWeekdays } from './days.js';
import { buildEvents, chargedExtras, planExtras } from './extras.js';
import { buildLineItems } from './freight.js';
import { timeOrderedId, stableId } from './ids.js';
import { receivers, toAddress } from './addresses.js';
import type { ConsignmentPlan } from './plans.js';
import { buildProof, buildShortDelivery } from './proofs.js';
import { buildPrices } from './prices.js';
import type { DemoOrganisation, DemoSite, DemoTenant } from './providers.js';
import { type Journey, buildJourney } from './timeline.js';

/** Rows to insert, by table. */
export type Rows = Record<
  | 'consignments'
  | 'status_history'
  | 'delivery_events'
  | 'line_items'
  | 'consignment_search'
  | 'consignment_extras'
  | 'consignment_prices'
  | 'delivery_proofs',
  Record<string, unknown>[]
>;

export function emptyRows(): Rows {
  return {
    consignments: [],
    status_history: [],
    delivery_events: [],
    line_items: [],
    consignment_search: [],
    consignment_extras: [],
    consignment_prices: [],
    delivery_proofs: [],
  };
}

const tags = [
  { code: 'FRAGILE', colour: '#d9480f', name: 'Fragile' },
  { code: 'TAILLIFT', colour: '#1864ab', name: 'Tail lift' },
  { code: 'PRIORITY', colour: '#862e9c', name: 'Priority' },
];

export interface NumberedPlan extends ConsignmentPlan {
  readonly tenant: DemoTenant;
  /** Sequence number in the tenant's reference series. */
  readonly number: number;
  readonly now: number;
  /** The provider's tariffs; without them nothing has a price. */
  readonly price?: Pricer;
}

const toIso = (at: number): string => new Date(at).toISOString();
const toIsoOrNull = (at: number | undefined): string | null => (at === undefined ? null : toIso(at));

/** Adds a consignment with its history, events and line items; the same plan and seed give the same rows. */
export function addConsignment(rows: Rows, plan: NumberedPlan, random: Random): void {
  const { tenant, organisation, number, createdAt, now } = plan;
  const { code } = tenant;
  const { key } = organisation;
  const site = plan.end === null ? pickSite(organisation.sites, random) : getFirstSite(organisation.sites);
  const siteId = stableId(code, key, 'site', site.code);
  const reference = `${tenant.referencePrefix}${String(number).padStart(7, '0')}`;
  const serviceType = random.pick(organisation.serviceTypes);
  const journey = buildJourney({ ...plan, days: serviceType.days }, random);
  const { steps } = journey;
  const { status, at } = steps.at(-1) ?? { status: 'DRAFT', at: createdAt };
  const events = buildEvents(steps, now, random);
  const sender = siteParticipant(tenant, organisation, site);
  const receiver = pickReceiver(plan, site, random);
  const owner = { tenant_id: stableId(code), organisation_id: stableId(code, key) };
  const consignmentId = timeOrderedId(createdAt, random);
  const consignmentKey = { ...owner, consignment_id: consignmentId };
  const texts = buildTexts(random);
  const consignment = {
    ...owner,
    id: consignmentId,
    reference,
    charge_site_id: siteId,
    created_at: toIso(createdAt),
    modified_at: toIso(at),
    status_code: status,
    status_at: toIso(at),
    service_type_code: serviceType.code,
    account_id: stableId(code, key, 'account', site.account),
    sender,
    receiver,
    ...Object.fromEntries(textFieldNames.map((name) => [textColumns[name], texts[name]])),
    ...buildDates(tenant, status, journey, random),
    staged_at: toIsoOrNull(steps.find((step) => step.status === 'STAGED')?.at),
    tags: random.percent(12) ? [random.pick(tags)] : [],
    hireage: buildHireage(tenant, random),
    flags: [],
    tracking_url: null,
  };
  steps.forEach((step, index) => {
    rows.status_history.push({
      ...consignmentKey,
      position: index + 1,
      status_code: step.status,
      status_at: toIso(step.at),
    });
  });
  for (const event of events) {
    rows.delivery_events.push({
      ...consignmentKey,
      id: timeOrderedId(Date.parse(event.created_at), random),
      ...event,
    });
  }
  const items = buildLineItems(organisation, random);
  items.forEach((item, index) => {
    rows.line_items.push({
      ...consignmentKey,
      id: timeOrderedId(createdAt, random),
      position: index + 1,
      ...item,
    });
  });
  const proof = status === 'DELIVERED' ? buildProof(number, items) : null;
  const short = proof === null ? null : buildShortDelivery(proof, { at, position: steps.length });
  if (proof !== null) rows.delivery_proofs.push({ ...consignmentKey, ...proof });
  if (short !== null) {
    const id = stableId(code, 'short delivery', String(number));
    rows.delivery_events.push({ ...consignmentKey, id, ...short });
  }
  const open = [...events, ...(short === null ? [] : [short])].filter((event) => event.resolved_at === null);
  rows.consignments.push({
    ...consignment,
    pieces_missing: short === null ? null : 1,
    waits_for_customer: open.some((event) => event.action_required),
    has_exception: open.some((event) => event.event_type === 'EXCP'),
    has_unresolved_notes: open.some((event) => event.event_type === 'INFO' && event.action_required),
  });
  rows.consignment_search.push({
    ...consignmentKey,
    site_id: siteId,
    created_at: toIso(createdAt),
    ...searchWords({ reference, sender, receiver, ...texts }),
  });
  const extras = planExtras({ tenant, serviceType, number, status });
  for (const extra of extras) rows.consignment_extras.push({ ...consignmentKey, ...extra });
  if (plan.price !== undefined) {
    const chargeExtras = (isDelivered: boolean) => chargedExtras(tenant, serviceType, extras, isDelivered);
    const priced = {
      serviceType,
      accountCode: site.account,
      sender,
      receiver,
      items,
      steps,
      now,
      chargeExtras,
    };
    for (const row of buildPrices(plan.price, priced)) {
      rows.consignment_prices.push({ ...consignmentKey, ...row });
    }
  }
}

function buildTexts(random: Random): Texts {
  return {
    ...mapTexts(() => null),
    senderReference: random.percent(70) ? `PO-${random.between(1000, 99_999)}` : null,
    receiverReference: random.percent(30) ? `R${random.between(10_000, 99_999)}` : null,
    salesReference: random.percent(50) ? `SO-${random.between(10_000, 99_999)}` : null,
    notes: random.percent(15) ? 'Ring the bell at the gate. Forklift on site until 4 pm.' : null,
    receiverNotes: random.percent(5) ? 'Leave with the office if nobody is at the door.' : null,
  };
}

/** Requested dates, and once the consignment is in transit the confirmed delivery date, which the delivery replaces. */
function buildDates(
  { settings }: DemoTenant,
  status: StatusCode,
  { steps, pickupDay, deliveryDay }: Journey,
  random: Random,
) {
  const isPromised = status === 'TRANSIT' || status === 'DELIVERING' || status === 'DELIVERED';
  const promisedDay = random.percent(90) ? deliveryDay : addWeekdays(deliveryDay, 1);
  const promised = isPromised ? toIso(toTimestamp(promisedDay, 0)) : null;
  const delivered = toIsoOrNull(steps.find((step) => step.status === 'DELIVERED')?.at);
  return {
    requested_pickup_at:
      settings.requestedPickupDateEnabled && random.percent(40) ? toIso(toTimestamp(pickupDay, 0)) : null,
    requested_delivery_at:
      status === 'DRAFT' && random.percent(40) ? null : toIso(toTimestamp(deliveryDay, 0)),
    confirmed_delivery_at: delivered ?? promised,
    promised_delivery_at: delivered === null ? null : promised,
  };
}

function buildHireage({ hireUnits }: DemoTenant, random: Random) {
  if (hireUnits.length === 0 || !random.percent(8)) return [];
  const { provider: providerCode, code: hireUnitCode } = random.pick(hireUnits);
  return [{ providerCode, hireUnitCode, quantity: random.between(1, 6) }];
}

function getFirstSite(sites: readonly DemoSite[]): DemoSite {
  const [first] = sites;
  if (first === undefined) throw new Error('The organisation has no sites');
  return first;
}

function pickSite(sites: readonly DemoSite[], random: Random): DemoSite {
  let at = random.next() * sites.reduce((sum, { share }) => sum + share, 0);
  return sites.find(({ share }) => (at -= share) < 0) ?? random.pick(sites);
}

function siteParticipant(
  tenant: DemoTenant,
  { key }: DemoOrganisation,
  { code, name, phone, email, place }: DemoSite,
): StoredParticipant {
  return {
    id: stableId(tenant.code, key, 'participant', code),
    siteId: stableId(tenant.code, key, 'site', code),
    fullName: name,
    phone,
    email,
    address: toAddress(tenant.code, place),
  };
}

/** A third-party receiver or another of the customer's sites; always a site if the provider rejects typed addresses. */
function pickReceiver(
  { tenant, organisation, createdAt }: NumberedPlan,
  sender: DemoSite,
  random: Random,
): StoredParticipant {
  const otherSites = organisation.sites.filter((site) => site !== sender && site.active);
  if (!tenant.settings.allowCustomParticipants || random.percent(20))
    return siteParticipant(tenant, organisation, random.pick(otherSites));
  const [fullName, place, phone, domain] = random.pick(receivers);
  return {
    id: timeOrderedId(createdAt, random),
    siteId: null,
    fullName,
    phone,
    email: `goods@${domain}`,
    address: toAddress(tenant.code, place),
  };
}
