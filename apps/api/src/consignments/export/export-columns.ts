import type { components } from '@consign/api-client/consignment';
import { formatDate, formatDateTime } from '@consign/domain/dates';
import { formatDangerousGoods, toCubicMetres, toKilograms, calculateTotals } from '@consign/domain/freight';
import { textFieldNames, textFields } from '@consign/domain/rules';
import { canSeePrice, statuses } from '@consign/domain/status';

import type { User } from '../../http/auth/identity.js';
import type { ExportedPrices } from '../../pricing/index.js';
import type { PrintableConsignment } from '../documents/printed-store.js';
import { priceLines, priceSums } from './price-columns.js';
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

export const showsPrices = ({ permissions }: Caller): boolean => permissions.has('Consignment.ViewPricing');

export type RowPer = NonNullable<components['schemas']['ActivityExtract']['rowPer']>;

/** The lines of a file: its head, and one or more for each consignment. */
export interface ExportLayout {
  readonly head: readonly string[];
  readonly toRows: (exported: ExportedConsignment) => readonly (readonly Cell[])[];
}

/** The layout for a caller: prices only for those who may see them (EXTR-16, EXTR-17). */
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
