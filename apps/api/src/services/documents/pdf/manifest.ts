import { formatCount } from '@consign/domain';
import { calculateTotals, formatVolume, formatWeight } from '@consign/domain/freight';

import { readable } from '../pieces.js';
import type { PrintedConsignment, PrintedLoad } from '../print-order.js';
import { type Pdf, dim, mm } from './pdf.js';
import { type Column, Sheet } from './sheet.js';
import { inElement } from './structure.js';
import { addressText, dateText, dateTimeText, goodsText, joined } from '../words.js';

const columns: readonly Column[] = [
  { title: 'Consignment', share: 0.17, whole: 6.5 },
  { title: 'Receiver', share: 0.26 },
  { title: 'Service', share: 0.12 },
  { title: 'Deliver by', share: 0.12, whole: 6.5 },
  { title: 'Pieces', share: 0.07, align: 'right', whole: 4 },
  { title: 'Volume', share: 0.13, align: 'right', whole: 4 },
  { title: 'Weight', share: 0.13, align: 'right', whole: 4 },
];

const missingColumns: readonly Column[] = [
  { title: 'Consignment', share: 0.3 },
  { title: 'Missing piece', share: 0.7 },
];

interface PickupSite {
  readonly name: string;
  readonly address: string;
  readonly consignments: PrintedConsignment[];
}

/** Draws the pickup manifest: consignments by site, with totals per site and overall (DOCS-04). */
export function drawManifest(
  pdf: Pdf,
  consignments: readonly PrintedConsignment[],
  order: {
    provider: string;
    customer: string;
    search: string | null;
    printedAt: Date;
    loads: readonly PrintedLoad[];
  },
): void {
  const { provider, customer, search, printedAt } = order;
  const sites = pickupSites(consignments);
  const sheet = new Sheet(pdf, { left: provider, right: `Pickup manifest, ${customer}` });
  sheet.title('Pickup manifest');
  sheet.gap(2);
  const scope = joined(
    [
      customer,
      formatCount(consignments.length, 'consignment'),
      formatCount(sites.length, 'pickup site'),
      dateTimeText(printedAt),
    ],
    ' · ',
  );
  sheet.text(scope, { size: 9.5 });
  if (search !== null) sheet.text(search, { size: 8, colour: dim });
  for (const site of sites) inElement(pdf, 'Sect', () => drawSite(sheet, site));
  if (sites.length > 1) drawTotal(sheet, consignments);
  drawLoads(sheet, order.loads);
  drawSignature(sheet);
  sheet.numberPages(`Printed ${dateTimeText(printedAt)}`);
}

/** Groups by the sender's site, or by name and address without one; sorted by name. */
function pickupSites(consignments: readonly PrintedConsignment[]): PickupSite[] {
  const sites = new Map<string, PickupSite>();
  for (const consignment of consignments) {
    const { siteId, fullName, address } = consignment.sender;
    const text = addressText(address);
    const name = fullName ?? '';
    const key = siteId ?? `${name}\n${text}`;
    const site = sites.get(key) ?? { name, address: text, consignments: [] };
    site.consignments.push(consignment);
    sites.set(key, site);
  }
  const order = new Intl.Collator('en-NZ');
  return [...sites.values()].sort((one, other) => order.compare(one.name, other.name));
}

function drawSite(sheet: Sheet, { name, address, consignments }: PickupSite): void {
  sheet.need(90);
  sheet.heading(name);
  sheet.y -= 3;
  sheet.text(address, { size: 8.5, colour: dim });
  sheet.gap(4);
  const items = consignments.flatMap((each) => each.items);
  const sums = calculateTotals(items);
  sheet.table(columns, consignments.map(toCells), [
    'Total',
    formatCount(consignments.length, 'consignment'),
    '',
    '',
    formatCount(sums.deliveryItems),
    formatVolume(sums.volume),
    formatWeight(sums.weight),
  ]);
}

function toCells(consignment: PrintedConsignment): string[] {
  const { receiver, items } = consignment;
  const sums = calculateTotals(items);
  const goods = items.flatMap(({ dangerousGoods }) => (dangerousGoods === null ? [] : [dangerousGoods]));
  const danger = [...new Set(goods.map((each) => goodsText(each)))];
  const { suburb, city } = receiver.address;
  return [
    joined([consignment.reference, consignment.senderReference], '\n'),
    joined([receiver.fullName, joined([suburb, city], ', '), ...danger], '\n'),
    consignment.serviceType,
    dateText(consignment.confirmedDeliveryAt ?? consignment.requestedDeliveryAt),
    formatCount(sums.deliveryItems),
    formatVolume(sums.volume),
    formatWeight(sums.weight),
  ];
}

function drawTotal(sheet: Sheet, consignments: readonly PrintedConsignment[]): void {
  const sums = calculateTotals(consignments.flatMap(({ items }) => items));
  sheet.heading('All pickup sites');
  sheet.facts(
    [
      ['Consignments', String(consignments.length)],
      ['Pieces', formatCount(sums.deliveryItems)],
      ['Volume', formatVolume(sums.volume)],
      ['Weight', formatWeight(sums.weight)],
    ],
    4,
  );
}

/** The scans of a load on the dock, and who signed for them. */
function drawLoads(sheet: Sheet, loads: readonly PrintedLoad[]): void {
  for (const { signedBy, signedAt, consignments } of loads) {
    const expected = consignments.reduce((sum, each) => sum + each.expected, 0);
    const missing = consignments.reduce((sum, each) => sum + each.missing.length, 0);
    sheet.heading('Load check');
    sheet.facts(
      [
        ['Signed by', signedBy],
        ['Signed', dateTimeText(signedAt)],
        ['Loaded', `${expected - missing} of ${formatCount(expected, 'piece')}`],
      ],
      3,
    );
    if (missing === 0) continue;
    sheet.table(
      missingColumns,
      consignments.flatMap((each) => each.missing.map((sscc) => [each.reference, readable(`(00)${sscc}`)])),
    );
  }
}

function drawSignature(sheet: Sheet): void {
  sheet.need(mm(26));
  sheet.gap(mm(16));
  sheet.writingLine('Driver: name, vehicle, signature, date and time');
}
