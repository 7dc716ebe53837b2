import type { components } from '@consign/api-client/consignment';
import { type Day, addDays, startOfDayUtc, today } from '@consign/domain/dates';
import { markQuotes } from '@consign/domain/pricing';
import { parseComparison } from '@consign/domain/rules';
import { closedReason, serviceDate } from '@consign/domain/schedule';

import { type Timetable, loadTimetable } from '../calendar/index.js';
import type { Tx } from '../database/database.js';
import { listExtras } from '../extras/index.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { findRegion, listServiceTypes, serviceTypeAnswer } from '../lookups/index.js';
import type { Pricing } from './engine/price.js';
import { priceAnswer } from './price-answer.js';
import { priceByRates } from './pricer.js';
import { refuseQuote } from './quote-consignment.js';
import { toChargedExtras } from './consignment-quote.js';
import { type FoundPlace, type QuotedFreight, loadQuotedFreight } from './quoted-freight.js';
import { openRates } from './tariff-store.js';

type Schemas = components['schemas'];

export const compareQuotes = operation('compareQuotes', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, tenant, now, log } = context;
    const extras = await listExtras(tx, tenant.id, undefined);
    const offered = await listServiceTypes(tx, owner);
    const parsed = parseComparison(body, {
      settings: tenant.settings,
      serviceTypes: offered,
      extras,
      now,
    });
    if (!parsed.ok) return refuseQuote(parsed.problems);
    const { serviceTypeCodes, fromDay, at, quantities, ...quoted } = parsed.value;
    const loaded = await loadQuotedFreight(tx, context, quoted);
    if (loaded instanceof Refusal) return loaded;
    if (loaded.problems.length > 0) return refuseQuote(loaded.problems);
    const pickupDays = await loadPickupDays(tx, tenant.id, loaded.freight, {
      days: listComparedDays(fromDay),
      serviceTypeCodes,
      at,
    });
    const rates = await openRates(tx, tenant.id);
    const cells: Cell[] = [];
    for (const code of serviceTypeCodes) {
      const serviceType = offered.find((each) => each.code === code);
      if (serviceType === undefined) continue;
      const request = {
        ...loaded.freight,
        serviceType,
        extras: toChargedExtras(
          extras.filter(({ serviceTypeCode }) => serviceTypeCode === code),
          ({ code: extraCode }) => quantities.get(extraCode),
        ),
      };
      for (const pickup of pickupDays(code)) {
        const pricing =
          pickup.reason === null
            ? await priceByRates(rates, { ...request, day: pickup.day }, 'with fuel adjustment')
            : null;
        cells.push({ serviceType: serviceTypeAnswer(serviceType), pickup, pricing });
      }
    }
    const details = new Set(
      cells.flatMap(({ pricing }) => (pricing?.ok === false ? [pricing.none.detail] : [])),
    );
    if (details.size > 0) log.info({ details: [...details] }, 'no price');
    return ok({ quotes: answerCells(cells) });
  }),
);

interface Cell {
  readonly serviceType: Schemas['ServiceType'];
  readonly pickup: PickupDay;
  /** Null if there is no pickup on the day. */
  readonly pricing: Pricing | null;
}

function answerCells(cells: readonly Cell[]): Schemas['ComparedQuote'][] {
  const prices = cells.map(({ pricing }) => (pricing?.ok === true ? pricing.price : null));
  const marks = markQuotes(
    cells.map(({ pickup }, index) => ({
      price: prices[index]?.subtotal ?? null,
      deliveryDay: pickup.deliveryDay,
    })),
  );
  return cells.map(({ serviceType, pickup, pricing }, index) => {
    const price = prices[index] ?? null;
    return {
      serviceType,
      pickupDate: pickup.day,
      deliveryDate: pickup.deliveryDay,
      price: price === null ? null : priceAnswer(price, pickup.pricedAt),
      reason: pickup.reason ?? (pricing?.ok === false ? pricing.none.reason : null),
      isCheapest: marks[index]?.isCheapest ?? false,
      isFastest: marks[index]?.isFastest ?? false,
    };
  });
}

/** A day, and the reason why the calendar allows no pickup on it. */
interface PickupDay {
  readonly day: Day;
  /** The moment that decides which tariff applies. */
  readonly pricedAt: Date;
  readonly deliveryDay: Day | null;
  readonly reason: string | null;
}

const DAY_COUNT = 7;

function listComparedDays(fromDay: Day): readonly Day[] {
  return Array.from({ length: DAY_COUNT }, (_none, index) => addDays(fromDay, index));
}

/** Loads what calendars and lanes say about a pickup of this freight on these days, whatever the service type. */
async function loadPickupDays(
  tx: Tx,
  tenantId: string,
  { origin, destination }: QuotedFreight,
  asked: { readonly days: readonly Day[]; readonly serviceTypeCodes: readonly string[]; readonly at: Date },
): Promise<(serviceTypeCode: string) => readonly PickupDay[]> {
  const originId = await findRegionId(tx, tenantId, origin);
  const destinationId = await findRegionId(tx, tenantId, destination);
  const { days, at, serviceTypeCodes } = asked;
  const timetable = await loadTimetable(tx, tenantId, {
    regionIds: [...new Set([originId, destinationId].filter((id) => id !== null))],
    serviceTypeCodes,
    from: days[0] ?? today(at),
  });
  return (serviceTypeCode) => {
    const find = (day: Day) => findPickup(timetable, { originId, destinationId, serviceTypeCode }, day, at);
    return days.map(find);
  };
}

async function findRegionId(tx: Tx, tenantId: string, { site, ...place }: FoundPlace) {
  if (site !== null) return site.address.region?.id ?? null;
  return (await findRegion(tx, tenantId, place))?.id ?? null;
}

interface Way {
  readonly originId: string | null;
  readonly destinationId: string | null;
  readonly serviceTypeCode: string;
}

/** By the one calendar of DATE-08 and DATE-09; without it a pickup is possible on any day, and its delivery unknown. */
function findPickup(timetable: Timetable, way: Way, day: Day, at: Date): PickupDay {
  const { originId, destinationId, serviceTypeCode } = way;
  const isToday = day === today(at);
  const pricedAt = isToday ? at : new Date(startOfDayUtc(day));
  const none = (reason: string | null): PickupDay => ({ day, pricedAt, deliveryDay: null, reason });
  if (day < today(at)) return none('This day has passed');
  const calendar = originId === null ? null : timetable.calendar(originId, serviceTypeCode);
  const closed = calendar === null ? null : closedReason(calendar, day);
  if (closed !== null || originId === null || destinationId === null) return none(closed);
  const route = timetable.route({
    originRegionId: originId,
    destinationRegionId: destinationId,
    serviceTypeCode,
  });
  const found = route === null ? null : serviceDate(route, { stagedAt: pricedAt, requestedPickup: day });
  if (found === null) return none(null);
  // Too late for a pickup on the day itself.
  if (found.pickupDay !== day) return none(found.reasons[0]?.reason ?? null);
  return { day, pricedAt, deliveryDay: found.serviceDay, reason: null };
}
