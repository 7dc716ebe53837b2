import type { components } from '@consign/api-client/consignment';
import { findDay, startOfDayUtc } from '@consign/domain/dates';
import { checkQuantities } from '@consign/domain/extras';
import { markQuotes } from '@consign/domain/pricing';
import { type Problem, checkQuoteMoment, joinPath, parseQuote } from '@consign/domain/rules';

import { listExtras } from '../extras/index.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { parseInstant } from '../http/parse-instant.js';
import { Refusal } from '../http/problems/problem.js';
import { listServiceTypes, serviceTypeAnswer } from '../lookups/index.js';
import { type PickupDay, listComparedDays, loadPickupDays } from './compared-days.js';
import type { Pricing } from './engine/price.js';
import { priceAnswer } from './price-answer.js';
import { priceByRates } from './price-consignments.js';
import { refuseQuote } from './quote-consignment.js';
import { toChargedExtras } from './quoted-extras.js';
import { loadQuotedFreight } from './quoted-freight.js';
import { openRates } from './tariff-store.js';

type Schemas = components['schemas'];
type Extra = Awaited<ReturnType<typeof listExtras>>[number];

export const compareQuotes = operation('consignment', 'compareQuotes', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, tenant, now, log } = context;
    const extras = await listExtras(tx, tenant.id, undefined);
    const offered = await listServiceTypes(tx, owner);
    const { deliveryExtras: asked = [], ...quoted } = body;
    const parsed = parseQuote(
      { ...quoted, serviceType: body.serviceTypes[0] },
      { settings: tenant.settings },
    );
    const fromDay = findDay(body.fromDate);
    const problems = [
      ...(parsed.ok ? [] : parsed.problems),
      ...checkServiceTypes(body.serviceTypes, offered),
      ...checkCodes(asked, extras),
      ...checkQuoteMoment(body.priceDateTimeUtc, now),
      ...(fromDay === null ? [] : checkFromDate(startOfDayUtc(fromDay), now)),
    ];
    if (!parsed.ok || fromDay === null || problems.length > 0) return refuseQuote(problems);
    const loaded = await loadQuotedFreight(tx, context, parsed.value);
    if (loaded instanceof Refusal) return loaded;
    if (loaded.problems.length > 0) return refuseQuote(loaded.problems);
    const pickupDays = await loadPickupDays(tx, tenant.id, loaded.freight, {
      days: listComparedDays(fromDay),
      serviceTypeCodes: body.serviceTypes,
      at: parseInstant(body.priceDateTimeUtc),
    });
    const rates = await openRates(tx, tenant.id);
    const cells: Cell[] = [];
    for (const code of body.serviceTypes) {
      const serviceType = offered.find((each) => each.code === code);
      if (serviceType === undefined) continue;
      const request = {
        ...loaded.freight,
        serviceType: { ...serviceType, cubicFactor: serviceType.cubicFactorSteps },
        extras: toChargedExtras(
          extras.filter(({ serviceTypeCode }) => serviceTypeCode === code),
          (extra) => asked.find((one) => one.deliveryExtraCode === extra.code)?.quantityRequested,
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

function checkServiceTypes(
  codes: readonly string[],
  offered: readonly { readonly code: string }[],
): Problem[] {
  return codes.flatMap((code, index) =>
    offered.some((each) => each.code === code)
      ? []
      : [
          {
            id: 'CONS-45',
            path: joinPath('serviceTypes', index),
            message: 'This service type is not available',
          },
        ],
  );
}

/** One that a service type lacks is left out of its price; a switch of any of them is one here (XTRA-04). */
function checkCodes(asked: readonly Schemas['QuotedExtraCode'][], extras: readonly Extra[]): Problem[] {
  const path = 'deliveryExtras';
  return checkQuantities(
    asked.map(({ deliveryExtraCode, quantityRequested }) => ({
      deliveryExtraId: deliveryExtraCode,
      quantityRequested,
    })),
    asked.map(({ deliveryExtraCode }) => {
      const named = extras.filter(({ code }) => code === deliveryExtraCode);
      return {
        deliveryExtraId: deliveryExtraCode,
        deliveryExtraName: named[0]?.name ?? deliveryExtraCode,
        isPerConsignment: named.some(({ isPerConsignment }) => isPerConsignment),
      };
    }),
    path,
  ).map((problem) => ({ ...problem, path: problem.path.replace(/deliveryExtraId$/u, 'deliveryExtraCode') }));
}

/** Within the bounds of a quote's moment. */
function checkFromDate(from: string, now: Date): Problem[] {
  return checkQuoteMoment(from, now).map(({ message }) => ({ id: 'QUOT-10', path: 'fromDate', message }));
}
