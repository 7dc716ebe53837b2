import type { components } from '@consign/api-client/consignment';
import { markQuotes } from '@consign/domain/pricing';
import { parseComparison } from '@consign/domain/rules';

import { listExtras } from '../extras/index.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
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

export const compareQuotes = operation('consignment', 'compareQuotes', ({ body }, context) =>
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
        serviceType: { ...serviceType, cubicFactor: serviceType.cubicFactorSteps },
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
