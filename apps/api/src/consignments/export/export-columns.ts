import type { components } from '@consign/api-client/consignment';
import { formatDate, formatDateTime } from '@consign/domain/dates';
import { formatDangerousGoods, toCubicMetres, toKilograms, calculateTotals } from '@consign/domain/freight';
import { textFieldNames, textFields } from '@consign/domain/rules';
import { canSeePrice, statuses } from '@consign/domain/status';
import { type Cents, type PriceLineKind, priceLineKinds } from '@consign/domain/pricing';

import type { User } from '../../http/auth/identity.js';
import { type ExportedPrices, showsPrices } from '../../pricing/index.js';
import type { PrintableConsignment } from '../documents/printed-store.js';
import type { StoredParticipant } from '../../database/stored-participant.js';

type Cell = string | number | null;

/** The columns of the export: title and value. */
const columns: readonly (readonly [string, (consignment: PrintableConsignment) => Cell])[] = [
  ['Consignment', ({ reference }) => reference],
  ['Status', ({ statusCode }) => statuses[statusCode].name],
  ['Status Date', ({ statusAt }) => formatDateTime(statusAt)],
  ['Created', ({ createdAt }) => formatDateTime(createdAt)],
  ['Service Type', ({ serviceType }) => serviceType],
  ['Account', ({ account }) => account.code],
  ['Requesting Site', ({ chargeSite }) => `${chargeSite.code} ${chargeSite.name}`],
  ['Requested Pickup Date', ({ requestedPickupAt }) => formatDate(requestedPickupAt)],
  ['Requested Delivery Date', ({ requestedDeliveryAt }) => formatDate(requestedDeliveryAt)],
  ['Confirmed Delivery Date', ({ confirmedDeliveryAt }) => formatDate(confirmedDeliveryAt)],
  ...textColumns('reference'),
  ...participantColumns('Sender', ({ sender }) => sender),
  ...participantColumns('Receiver', ({ receiver }) => receiver),
  ['Freight Lines', ({ items }) => items.length],
  ['Items', (consignment) => totals(consignment).deliveryItems],
  ['Volume (m³)', (consignment) => toCubicMetres(totals(consignment).volume)],
  ['Weight (kg)', (consignment) => toKilograms(totals(consignment).weight)],
  ['Package Types', ({ items }) => [...new Set(items.map(({ packagingType }) => packagingType))].join(', ')],
  ['Dangerous Goods', dangerousGoods],
  ['Hireage', ({ hireage }) => hireage.map(({ quantity, name }) => `${quantity} ${name}`).join(', ')],
  ['Tags', ({ tags }) => tags.map(({ name }) => name).join(', ')],
  ['Export eCert', ({ flags }) => flags.map(({ flagProperties }) => flagProperties.ecert).join(', ')],
  ...textColumns('notes'),
];

/** A consignment of a file. */
export interface ExportedConsignment {
  readonly consignment: PrintableConsignment;
  /** Null for a caller who may not see prices, and where none was made yet. */
  readonly prices: ExportedPrices | null;
}

type Caller = Pick<User, 'permissions'>;

export type RowPer = NonNullable<components['schemas']['ActivityExtract']['rowPer']>;

/** The lines of a file: its head, and one or more for each consignment. */
export interface ExportLayout {
  readonly head: readonly string[];
  readonly toRows: (exported: ExportedConsignment) => readonly (readonly Cell[])[];
}

/** The layout for a caller: prices only with their permission (EXTR-16, EXTR-17). */
export function exportLayout(caller: Caller, rowPer: RowPer): ExportLayout {
  const head = columns.map(([title]) => title);
  const toCells = (consignment: PrintableConsignment) => columns.map(([, cellOf]) => cellOf(consignment));
  if (!showsPrices(caller)) return { head, toRows: ({ consignment }) => [toCells(consignment)] };
  const layout = rowPer === 'PRICE_LINE' ? priceLines : priceSums;
  return {
    head: [...head, ...layout.head],
    toRows: ({ consignment, prices }) => {
      const { statusCode: status } = consignment;
      const shown = canSeePrice({ status, permissions: caller.permissions, isNew: false });
      const rows = shown.allowed ? layout.toRows(prices, null) : layout.toRows(null, shown.reason);
      const cells = toCells(consignment);
      return rows.map((row) => [...cells, ...row]);
    },
  };
}

function textColumns(kind: 'reference' | 'notes'): (typeof columns)[number][] {
  return textFieldNames
    .filter((name) => textFields[name].kind === kind)
    .map((name) => [textFields[name].exportTitle, (consignment) => consignment[name]]);
}

function participantColumns(
  who: string,
  of: (consignment: PrintableConsignment) => StoredParticipant,
): (typeof columns)[number][] {
  return [
    [who, (consignment) => of(consignment).fullName],
    [`${who} Phone`, (consignment) => of(consignment).phone],
    [`${who} Email`, (consignment) => of(consignment).email],
    [
      `${who} Street`,
      (consignment) => {
        const { streetNumber, street } = of(consignment).address;
        return [streetNumber, street].filter((part) => part !== null && part !== '').join(' ');
      },
    ],
    [`${who} Suburb`, (consignment) => of(consignment).address.suburb],
    [`${who} City`, (consignment) => of(consignment).address.city],
    [`${who} Postcode`, (consignment) => of(consignment).address.postcode],
  ];
}

const totals = ({ items }: PrintableConsignment) => calculateTotals(items);

function dangerousGoods({ items }: PrintableConsignment): string {
  const goods = items.flatMap(({ dangerousGoods: each }) =>
    each === null ? [] : [formatDangerousGoods(each)],
  );
  return [...new Set(goods)].join('; ');
}

type Figure = (prices: ExportedPrices) => Cents | null | undefined;

/** The charged amount: the confirmed price, or the estimate while there is none. */
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
const priceSums: PriceColumns = {
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
const priceLines: PriceColumns = {
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
