import { calculateGst, formatCents, sortPriceLines } from '@consign/domain/pricing';

import { measureFreight } from './freight-measures.js';
import { prepareTariff } from './prepare-tariff.js';
import type { ComputedLine, NoPrice, PricedPlace, PriceRequest, Pricing } from './price.js';
import { computePercent, priceExtras, priceSurcharges } from './price-surcharges.js';
import { isUnpriced, priceFreight } from './price-freight.js';
import type { Charge, Tariff } from './tariff.js';

/** The most that a consignment may cost; beyond it there is no price. */
const MAX_SUBTOTAL = 1_000_000_000;

/** Limits of the contract's PriceLine. */
const MAX_NAME = 256;
const MAX_ARITHMETIC = 500;

const chargeNames: Readonly<Record<Charge['by'], string>> = {
  weight: 'by weight',
  volume: 'by volume',
  unit: 'by piece',
  packaging: 'by piece',
  flat: 'flat rate',
};

/**
 * Prices a consignment by a tariff (QUOT-12), or says why it can't. `fuelPercentSteps` is the fuel adjustment in
 * hundredths of a percent; null leaves its line out, for an estimate (QUOT-05).
 */
export function priceConsignment(
  tariff: Tariff,
  fuelPercentSteps: number | null,
  request: PriceRequest,
): Pricing {
  const { serviceType, accountCode, items, isReceiverSite } = request;
  const { findCard, findZone } = prepareTariff(tariff);
  const none = (reason: string, detail: string): Pricing => fail(reason, `Tariff ${tariff.code}, ${detail}`);
  const prepared = findCard(serviceType.code, accountCode);
  if (prepared === undefined) {
    const detail = `no card for service type ${serviceType.code} and account ${accountCode}`;
    return none(`No rates for ${serviceType.name}`, detail);
  }
  const { card, findLane } = prepared;
  const onCard = `card ${card.code}: `;
  if (items.length === 0) return none('There is no freight to price', `${onCard}no freight items`);
  const ends = `from ${formatPlace(request.origin, 'sender')} to ${formatPlace(request.destination, 'receiver')}`;
  const [from, to] = [findZone(request.origin), findZone(request.destination)];
  if (from === undefined || to === undefined) {
    const [place, end] = from === undefined ? [request.origin, 'sender'] : [request.destination, 'receiver'];
    return none(
      `No rate ${ends} for ${serviceType.name}`,
      `${onCard}no zone for the ${end}, ${detailPlace(place)}`,
    );
  }
  const lane = findLane(from.zone, to.zone);
  const zones = `zone ${from.zone.name} to zone ${to.zone.name}`;
  if (lane === undefined)
    return none(`No rate ${ends} for ${serviceType.name}`, `${onCard}no lane from ${zones}`);

  const measures = measureFreight(items, serviceType.cubicFactor);
  const freight = priceFreight(lane, measures);
  if (isUnpriced(freight)) {
    const reason = `No rate for ${freight.missing} ${ends} for ${serviceType.name}`;
    return none(reason, `${onCard}the lane from ${zones} has no rate for ${freight.missing}`);
  }
  const applies = ({ cards }: { readonly cards: readonly string[] }) =>
    cards.length === 0 || cards.includes(card.code);
  const extras = priceExtras(tariff.extras.filter(applies), request.extras);
  if (isUnpriced(extras)) {
    return none(
      `No price for ${extras.missing} with ${serviceType.name}`,
      `${onCard}no price for extra ${extras.missing}`,
    );
  }
  const { amount, arithmetic } = freight;
  const lines: ComputedLine[] = [
    {
      kind: 'FREIGHT',
      code: card.code,
      name: `${from.zone.name} to ${to.zone.name}, ${chargeNames[freight.by]}`,
      amount,
      arithmetic,
    },
    ...extras,
    ...priceSurcharges(tariff.surcharges.filter(applies), {
      items,
      from,
      to,
      isReceiverSite,
      chargeable: measures.chargeable,
      freight: amount,
    }),
  ];
  if (fuelPercentSteps !== null) {
    lines.push({
      kind: 'FAF',
      code: 'FAF',
      name: 'Fuel adjustment',
      ...computePercent(fuelPercentSteps, amount),
    });
  }
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  if (subtotal > MAX_SUBTOTAL) {
    return none(
      `This freight costs more than ${formatCents(MAX_SUBTOTAL)}, which can't be priced online`,
      `${onCard}the lane from ${zones} comes to ${formatCents(subtotal)}`,
    );
  }
  const gst = calculateGst(subtotal);
  return {
    ok: true,
    price: {
      lines: sortPriceLines(lines).map(limitTexts),
      subtotal,
      gst,
      total: subtotal + gst,
      tariffCode: tariff.code,
      cardCode: card.code,
      fuelPercentSteps,
      chargeableWeight: measures.chargeable,
    },
  };
}

function fail(reason: string, detail: string): Pricing {
  const none: NoPrice = { reason, detail };
  return { ok: false, none };
}

/** A place as a customer names it. */
function formatPlace({ suburb, city, postcode }: PricedPlace, end: 'sender' | 'receiver'): string {
  const name = [city, suburb, postcode].map((part) => part?.trim() ?? '').find((part) => part !== '');
  return name ?? `the ${end}'s address`;
}

function detailPlace({ suburb, city, postcode }: PricedPlace): string {
  return `suburb ${suburb ?? '-'}, city ${city ?? '-'}, postcode ${postcode ?? '-'}`;
}

function limitTexts(line: ComputedLine): ComputedLine {
  return { ...line, name: limit(line.name, MAX_NAME), arithmetic: limit(line.arithmetic, MAX_ARITHMETIC) };
}

function limit(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
