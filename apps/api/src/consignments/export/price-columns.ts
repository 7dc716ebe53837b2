import { type Cents, type PriceLineKind, priceLineKinds } from '@consign/domain/pricing';

import type { ExportedPrices } from '../../pricing/index.js';

type Figure = (prices: ExportedPrices) => Cents | null | undefined;

/** What is charged: the confirmed price, or the estimate while there is none. */
const charged = ({ confirmed, estimate }: ExportedPrices) => confirmed ?? estimate;

const lines =
  (wanted: PriceLineKind): Figure =>
  (prices) =>
    charged(prices)?.lines.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0);

/** An estimate has no fuel adjustment, so the difference leaves it out of the confirmed price (LIST-81). */
const withoutFuel = ({ lines: all }: NonNullable<ExportedPrices['confirmed']>): Cents =>
  all.reduce((sum, { kind, amount }) => (kind === 'FAF' ? sum : sum + amount), 0);

const figures: readonly (readonly [string, Figure])[] = [
  ['Estimated (NZD excl. GST and FAF)', ({ estimate }) => estimate?.subtotal],
  ['Confirmed (NZD excl. GST)', ({ confirmed }) => confirmed?.subtotal],
  [
    'Difference (NZD excl. GST and FAF)',
    ({ estimate, confirmed }) =>
      estimate === null || confirmed === null ? null : withoutFuel(confirmed) - withoutFuel(estimate),
  ],
  ['Freight (NZD excl. GST)', lines('FREIGHT')],
  ['Extras (NZD excl. GST)', lines('EXTRA')],
  ['Surcharges (NZD excl. GST)', lines('SURCHARGE')],
  ['FAF (NZD excl. GST)', lines('FAF')],
  ['GST (NZD)', (prices) => charged(prices)?.gst],
  ['Total (NZD incl. GST)', (prices) => charged(prices)?.total],
];

type Row = readonly (string | number | null)[];

/** The columns of prices, and their rows for a consignment; `missing` says why its prices are not shown. */
interface PriceColumns {
  readonly head: readonly string[];
  readonly toRows: (prices: ExportedPrices | null, missing: string | null) => readonly Row[];
}

/** Two decimals and no separator. */
const amount = (cents: Cents): string => (cents / 100).toFixed(2);

/** Which price the lines, the GST and the total are of. */
const nameCharged = (prices: ExportedPrices | null) =>
  prices === null || charged(prices) === null ? null : prices.confirmed === null ? 'Estimated' : 'Confirmed';

const findTariff = (prices: ExportedPrices | null) => prices?.estimate?.tariffCode ?? null;

/** One row with the sums (EXTR-16). */
export const priceSums: PriceColumns = {
  head: [...figures.map(([title]) => title), 'Price', 'Tariff', 'Why No Price'],
  toRows: (prices, missing) => {
    const cells = figures.map(([, find]) => (prices === null ? null : (find(prices) ?? null)));
    const why = prices === null || charged(prices) === null ? (prices?.reason ?? missing) : null;
    const amounts = cells.map((cents) => (cents === null ? null : amount(cents)));
    return [[...amounts, nameCharged(prices), findTariff(prices), why]];
  },
};

const kindNames: Readonly<Record<PriceLineKind, string>> = {
  FREIGHT: 'Freight',
  EXTRA: 'Extra',
  SURCHARGE: 'Surcharge',
  FAF: 'FAF',
};

/** A row for each line of the confirmed price or else the estimate, or one that says why there is none (EXTR-17). */
export const priceLines: PriceColumns = {
  head: [
    'Price',
    'Line',
    'Name',
    'Quantity',
    'Arithmetic',
    'Amount (NZD excl. GST)',
    'Tariff',
    'Why No Price',
  ],
  toRows: (prices, missing) => {
    const price = prices === null ? null : charged(prices);
    if (price === null) return [[null, null, null, null, null, null, null, prices?.reason ?? missing]];
    const ordered = priceLineKinds.flatMap((kind) => price.lines.filter((line) => line.kind === kind));
    return ordered.map((line) => [
      nameCharged(prices),
      kindNames[line.kind],
      line.name,
      line.quantity ?? null,
      line.arithmetic,
      amount(line.amount),
      findTariff(prices),
      null,
    ]);
  },
};
