import type { components } from '@consign/api-client/consignment';
import { toKilograms } from '@consign/domain/freight';
import { GST_PERCENT, toDollars } from '@consign/domain/pricing';

import type { ComputedLine, ComputedPrice } from './engine/price.js';

type Schemas = components['schemas'];

/** A price as the contract gives it, for the moment that decided which tariff applies. */
export function priceAnswer(price: ComputedPrice, pricedAt: Date): Schemas['Price'] {
  const { fuelPercentSteps } = price;
  return {
    lines: price.lines.map(({ kind, code, name, arithmetic, amount }) => ({
      kind,
      code,
      name,
      arithmetic,
      amount: toDollars(amount),
    })),
    subtotal: toDollars(price.subtotal),
    gst: toDollars(price.gst),
    total: toDollars(price.total),
    priceDateTimeUtc: pricedAt.toISOString(),
    tariffCode: price.tariffCode,
    cardCode: price.cardCode,
    // Hundredths of a percent are a number of two decimals, as cents are.
    fafPercent: fuelPercentSteps === null ? null : toDollars(fuelPercentSteps),
    gstPercent: GST_PERCENT,
    chargeableWeight: toKilograms(price.chargeableWeight),
  };
}

/** A price as the answer of a quote (QUOT-04). */
export function quoteAnswer(price: ComputedPrice, pricedAt: Date): Schemas['Quote'] {
  const extras = ofKind(price, 'EXTRA');
  const surcharges = ofKind(price, 'SURCHARGE');
  return {
    totalFreightPrice: sum(ofKind(price, 'FREIGHT')),
    totalExtrasPrice: sum(extras),
    totalSurchargesPrice: sum(surcharges),
    totalFafPrice: sum(ofKind(price, 'FAF')),
    totalPrice: toDollars(price.subtotal),
    deliveryExtrasDetails: extras.map(({ code, name, quantity = 1, amount }) => ({
      code,
      name,
      quantityRequested: quantity,
      price: toDollars(amount),
    })),
    surchargesDetails: surcharges.map(({ code, name, amount }) => ({ code, name, price: toDollars(amount) })),
    price: priceAnswer(price, pricedAt),
  };
}

function ofKind({ lines }: ComputedPrice, kind: ComputedLine['kind']): readonly ComputedLine[] {
  return lines.filter((line) => line.kind === kind);
}

function sum(lines: readonly ComputedLine[]): number {
  return toDollars(lines.reduce((total, { amount }) => total + amount, 0));
}
