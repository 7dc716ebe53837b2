import { type StoredParticipant, searchWords } from '@consign/api';
import type { StatusCode } from '@consign/domain/status';

import type { Chance } from './chance.js';
import type { DemoOrganisation, DemoSite } from './customers.js';
import { momentOf, weekdaysLater } from './days.js';
import { eventsOf } from './delivery-events.js';
import { itemsOf } from './freight.js';
import { drawnId, idOf } from './ids.js';
import { addressAt } from './places.js';
import type { ConsignmentPlan } from './plans.js';
import type { DemoTenant } from './providers.js';
import { receivers } from './receivers.js';
import { type Journey, journeyOf } from './timeline.js';

/** Rows by table, ready to be inserted. */
export type Rows = Record<
  'consignments' | 'status_history' | 'delivery_events' | 'line_items' | 'consignment_search',
  Record<string, unknown>[]
>;

export function noRows(): Rows {
  return {
    consignments: [],
    status_history: [],
    delivery_events: [],
    line_items: [],
    consignment_search: [],
  };
}

const tags = [
  { code: 'FRAGILE', colour: '#d9480f', name: 'Fragile' },
  { code: 'TAILLIFT', colour: '#1864ab', name: 'Tail lift' },
  { code: 'PRIORITY', colour: '#862e9c', name: 'Priority' },
];

export interface NumberedPlan extends ConsignmentPlan {
  readonly tenant: DemoTenant;
  /** Its number in the tenant's series. */
  readonly number: number;
  readonly now: number;
}

const instant = (at: number): string => new Date(at).toISOString();

/** Adds a consignment with its whole story, the same for the same plan and chance. */
export function addConsignment(rows: Rows, plan: NumberedPlan, chance: Chance): void {
  const { tenant, organisation, number, createdAt, now } = plan;
  const { code } = tenant;
  const { key } = organisation;
  const site = plan.end === null ? weighted(organisation.sites, chance) : firstOf(organisation.sites);
  const siteId = idOf(code, key, 'site', site.code);
  const reference = `${tenant.referencePrefix}${String(number).padStart(7, '0')}`;
  const serviceType = chance.pick(organisation.serviceTypes);
  const journey = journeyOf({ ...plan, days: serviceType.days }, chance);
  const { steps } = journey;
  const { status, at } = steps.at(-1) ?? { status: 'DRAFT', at: createdAt };
  const events = eventsOf(steps, now, chance);
  const sender = siteParticipant(tenant, organisation, site);
  const receiver = receiverOf(plan, site, chance);
  const owner = { tenant_id: idOf(code), organisation_id: idOf(code, key) };
  const consignmentId = drawnId(createdAt, chance);
  const ofConsignment = { ...owner, consignment_id: consignmentId };
  const references = {
    sender_reference: chance.percent(70) ? `PO-${chance.between(1000, 99_999)}` : null,
    receiver_reference: chance.percent(30) ? `R${chance.between(10_000, 99_999)}` : null,
    sales_reference: chance.percent(50) ? `SO-${chance.between(10_000, 99_999)}` : null,
  };
  rows.consignments.push({
    ...owner,
    id: consignmentId,
    reference,
    charge_site_id: siteId,
    created_at: instant(createdAt),
    modified_at: instant(at),
    status_code: status,
    status_at: instant(at),
    service_type_code: serviceType.code,
    account_id: idOf(code, key, 'account', site.account),
    sender,
    receiver,
    ...references,
    notes: chance.percent(15) ? 'Ring the bell at the gate. Forklift on site until 4 pm.' : null,
    receiver_notes: chance.percent(5) ? 'Leave with the office if nobody is at the door.' : null,
    ...datesOf(tenant, status, journey, chance),
    tags: chance.percent(12) ? [chance.pick(tags)] : [],
    hireage: hireageOf(tenant, chance),
    flags: [],
    tracking_url: status === 'DRAFT' ? null : `https://${code.toLowerCase()}.example/track/${reference}`,
    has_exception: events.some((event) => event.event_type === 'EXCP' && event.resolved_at === null),
    has_unresolved_notes: events.some(
      (event) => event.event_type === 'INFO' && event.action_required && event.resolved_at === null,
    ),
  });
  steps.forEach((step, index) => {
    rows.status_history.push({
      ...ofConsignment,
      position: index + 1,
      status_code: step.status,
      status_at: instant(step.at),
    });
  });
  for (const event of events) {
    rows.delivery_events.push({
      ...ofConsignment,
      id: drawnId(Date.parse(event.created_at), chance),
      ...event,
    });
  }
  itemsOf(organisation.goods, organisation.carriesDangerousGoods, chance).forEach((item, index) => {
    rows.line_items.push({ ...ofConsignment, id: drawnId(createdAt, chance), position: index + 1, ...item });
  });
  rows.consignment_search.push({
    ...ofConsignment,
    site_id: siteId,
    created_at: instant(createdAt),
    ...searchWords(reference, { sender, receiver, ...namesOf(references) }),
  });
}

const namesOf = (
  row: Record<'sender_reference' | 'receiver_reference' | 'sales_reference', string | null>,
) => ({
  senderReference: row.sender_reference,
  receiverReference: row.receiver_reference,
  salesReference: row.sales_reference,
});

/** What was asked for, and what the provider has promised once it is on its way. */
function datesOf(
  { takesPickupDates }: DemoTenant,
  status: StatusCode,
  { pickupDay, deliveryDay }: Journey,
  chance: Chance,
) {
  const isPromised = status === 'TRANSIT' || status === 'DELIVERING' || status === 'DELIVERED';
  const promised = chance.percent(90) ? deliveryDay : weekdaysLater(deliveryDay, 1);
  return {
    requested_pickup_at: takesPickupDates && chance.percent(40) ? instant(momentOf(pickupDay, 0)) : null,
    requested_delivery_at:
      status === 'DRAFT' && chance.percent(40) ? null : instant(momentOf(deliveryDay, 0)),
    confirmed_delivery_at: isPromised ? instant(momentOf(promised, 0)) : null,
  };
}

function hireageOf({ hireUnits }: DemoTenant, chance: Chance) {
  if (hireUnits.length === 0 || !chance.percent(8)) return [];
  const [providerCode, hireUnitCode] = chance.pick(hireUnits);
  return [{ providerCode, hireUnitCode, quantity: chance.between(1, 6) }];
}

function firstOf(sites: readonly DemoSite[]): DemoSite {
  const [first] = sites;
  if (first === undefined) throw new Error('An organisation has a site');
  return first;
}

function weighted(sites: readonly DemoSite[], chance: Chance): DemoSite {
  let at = chance.next() * sites.reduce((sum, { share }) => sum + share, 0);
  return sites.find(({ share }) => (at -= share) < 0) ?? chance.pick(sites);
}

function siteParticipant(
  tenant: DemoTenant,
  { key }: DemoOrganisation,
  { code, name, phone, email, place }: DemoSite,
): StoredParticipant {
  return {
    id: idOf(tenant.code, key, 'participant', code),
    siteId: idOf(tenant.code, key, 'site', code),
    fullName: name,
    phone,
    email,
    address: addressAt(tenant.code, place),
  };
}

/** A customer's address, or another site; only sites where the provider takes no typed addresses. */
function receiverOf(
  { tenant, organisation, createdAt }: NumberedPlan,
  sender: DemoSite,
  chance: Chance,
): StoredParticipant {
  const others = organisation.sites.filter((site) => site !== sender && site.isActive !== false);
  if (!tenant.takesTypedAddresses || chance.percent(20))
    return siteParticipant(tenant, organisation, chance.pick(others));
  const [fullName, place, phone, domain] = chance.pick(receivers);
  return {
    id: drawnId(createdAt, chance),
    siteId: null,
    fullName,
    phone,
    email: `goods@${domain}`,
    address: addressAt(tenant.code, place),
  };
}
