import { type StoredParticipant, fold, phoneDigits } from '@consign/api';
import { type Day, addDays, startOfDayUtc } from '@consign/domain/dates';

import type { Chance } from './chance.js';
import type { DemoOrganisation, DemoSite } from './customers.js';
import { eventsOf } from './delivery-events.js';
import { itemsOf } from './freight.js';
import { idOf, timedIdOf } from './ids.js';
import { addressAt } from './places.js';
import type { DemoTenant } from './providers.js';
import { receivers } from './receivers.js';
import { timelineOf, workingMoment } from './timeline.js';

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

export interface ConsignmentPlan {
  readonly tenant: DemoTenant;
  readonly organisation: DemoOrganisation;
  /** Its number in the tenant's series. */
  readonly number: number;
  readonly day: Day;
  readonly now: Date;
}

/** Adds a consignment with its whole story, the same for the same plan and chance. */
export function addConsignment(rows: Rows, plan: ConsignmentPlan, chance: Chance): void {
  const { tenant, organisation, number, day, now } = plan;
  const moment = workingMoment(day, chance);
  const created = moment > now ? new Date(now.getTime() - chance.between(1, 90) * 60_000) : moment;
  const site = weighted(organisation.sites, chance);
  const reference = `${tenant.referencePrefix}${String(number).padStart(7, '0')}`;
  const id = timedIdOf(created, tenant.code, reference);
  const owner = {
    tenant_id: idOf(tenant.code),
    organisation_id: idOf(tenant.code, organisation.key),
  };
  const steps = timelineOf(created, now, chance);
  const last = steps.at(-1);
  if (last === undefined) throw new Error('A consignment begins before it ends');
  const sender = siteParticipant(tenant, organisation, site);
  const receiver = receiverOf(plan, site, chance);
  const { status, at } = last;
  const events = eventsOf(steps, chance);
  const delivery = dateAfter(day, chance.between(1, 5));
  const isOnItsWay = ['TRANSIT', 'DELIVERING', 'DELIVERED'].includes(status);
  const words = {
    sender_reference: chance.percent(70) ? `PO-${chance.between(1000, 99_999)}` : null,
    receiver_reference: chance.percent(30) ? `R${chance.between(10_000, 99_999)}` : null,
    sales_reference: chance.percent(50) ? `SO-${chance.between(10_000, 99_999)}` : null,
  };
  rows.consignments.push({
    ...owner,
    id,
    reference,
    charge_site_id: idOf(tenant.code, organisation.key, 'site', site.code),
    created_at: created,
    modified_at: at,
    status_code: status,
    status_at: at,
    service_type_code: chance.pick(organisation.serviceTypes).code,
    account_id: idOf(tenant.code, organisation.key, 'account', site.account),
    sender,
    receiver,
    ...words,
    notes: chance.percent(15) ? 'Ring the bell at the gate. Forklift on site until 4 pm.' : null,
    receiver_notes: null,
    requested_pickup_at: chance.percent(40) ? startOfDayUtc(dateAfter(day, 0)) : null,
    requested_delivery_at: status === 'DRAFT' && chance.percent(40) ? null : startOfDayUtc(delivery),
    confirmed_delivery_at: isOnItsWay
      ? startOfDayUtc(chance.percent(90) ? delivery : dateAfter(delivery, 1))
      : null,
    tags: chance.percent(12) ? [chance.pick(tags)] : [],
    hireage:
      tenant.hireUnits.length > 0 && chance.percent(8)
        ? [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: chance.between(1, 6) }]
        : [],
    flags: [],
    tracking_url:
      status === 'DRAFT' ? null : `https://${tenant.code.toLowerCase()}.example/track/${reference}`,
    has_exception: events.some(
      ({ event_type, resolved_at }) => event_type === 'EXCP' && resolved_at === null,
    ),
    has_unresolved_notes: events.some(
      ({ event_type, action_required, resolved_at }) =>
        event_type === 'INFO' && action_required && resolved_at === null,
    ),
  });
  steps.forEach((step, index) => {
    rows.status_history.push({
      ...owner,
      consignment_id: id,
      position: index + 1,
      status_code: step.status,
      status_at: step.at,
    });
  });
  events.forEach((event, index) => {
    rows.delivery_events.push({
      ...owner,
      consignment_id: id,
      id: timedIdOf(event.created_at, reference, 'event', String(index)),
      ...event,
    });
  });
  itemsOf(organisation.goods, organisation.carriesDangerousGoods, chance).forEach((item, index) => {
    rows.line_items.push({
      ...owner,
      consignment_id: id,
      id: timedIdOf(created, reference, 'item', String(index)),
      position: index + 1,
      ...item,
    });
  });
  const texts = [reference, sender.fullName, receiver.fullName, ...Object.values(words)];
  rows.consignment_search.push({
    ...owner,
    consignment_id: id,
    site_id: idOf(tenant.code, organisation.key, 'site', site.code),
    search_text: fold(texts.filter((text) => text !== null).join(' ')),
    phone_digits: [sender.phone, receiver.phone].map((phone) => `/${phoneDigits(phone ?? '')}/`).join(''),
  });
}

/** The day some working days later, weekends left out; from a weekend, the Monday. */
function dateAfter(day: Day, workingDays: number): Day {
  let at = day;
  let left = workingDays;
  while (left > 0 || isWeekend(at)) {
    at = addDays(at, 1);
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

export function isWeekend(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
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
  { tenant, organisation, number }: ConsignmentPlan,
  sender: DemoSite,
  chance: Chance,
): StoredParticipant {
  const others = organisation.sites.filter((site) => site !== sender && site.isActive !== false);
  const takesAddresses = tenant.settings['allowCustomParticipants'] !== false;
  if (!takesAddresses || chance.percent(20))
    return siteParticipant(tenant, organisation, chance.pick(others));
  const [fullName, place, phone, domain] = chance.pick(receivers);
  return {
    id: idOf(tenant.code, 'receiver', String(number)),
    siteId: null,
    fullName,
    phone,
    email: `goods@${domain}`,
    address: addressAt(tenant.code, place),
  };
}
