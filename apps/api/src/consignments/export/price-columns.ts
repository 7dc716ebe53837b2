import type { Cents, PriceLineKind } from '@consign/domain/pricing';

import type { ExportedPrices } from '../../pricing/index.js';

type Figure = (prices: ExportedPrices) => Cents | null | undefined;

/** What is charged: the confirmed price, or the estimate while there is none. */
const charged = ({ confirmed, estimate }: ExportedPrices) => confirmed ?? estimate;

const lines =
  (wanted: PriceLineKind): Figure =>
  (prices) =>
    charged(prices)?.lines.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0);

const figures: readonly (readonly [string, Figure])[] = [
  ['Estimated (NZD excl. GST)', ({ estimate }) => estimate?.subtotal],
  ['Confirmed (NZD excl. GST)', ({ confirmed }) => confirmed?.subtotal],
  [
    'Difference (NZD excl. GST)',
    ({ estimate, confirmed }) =>
      estimate === null || confirmed === null ? null : confirmed.subtotal - estimate.subtotal,
  ],
  ['Freight (NZD excl. GST)', lines('FREIGHT')],
  ['Extras (NZD excl. GST)', lines('EXTRA')],
  ['Surcharges (NZD excl. GST)', lines('SURCHARGE')],
  ['FAF (NZD excl. GST)', lines('FAF')],
  ['GST (NZD)', (prices) => charged(prices)?.gst],
  ['Total (NZD incl. GST)', (prices) => charged(prices)?.total],
];

/** The columns of prices, for callers who may see them (EXTR-16). Amounts have two decimals and no separator. */
export const priceHead: readonly string[] = [...figures.map(([title]) => title), 'Tariff', 'Why No Price'];

/** The cells of a consignment's prices; `missing` says why there are none. */
export function priceCells(prices: ExportedPrices | null, missing: string | null): (string | null)[] {
  if (prices === null) return [...figures.map(() => null), null, missing];
  const amounts = figures.map(([, find]) => {
    const cents = find(prices) ?? null;
    return cents === null ? null : (cents / 100).toFixed(2);
  });
  return [...amounts, prices.estimate?.tariffCode ?? null, charged(prices) === null ? prices.reason : null];
}
