import { formatCount } from '@consign/domain';
import { calculateTotals, findSegregations } from '@consign/domain/freight';
import type { DeclaredGoods } from '@consign/domain/rules';

import type { DeclaredConsignment, PrintedItem } from '../print-order.js';
import { dateText, joined } from '../words.js';
import { drawParties } from './consignment-note.js';
import { type Pdf, dim, mm } from './pdf.js';
import { drawPapers, drawTitle } from './papers.js';
import type { Column, Sheet } from './sheet.js';

const columns: readonly Column[] = [
  { title: 'UN number', share: 0.1, whole: 6.5 },
  { title: 'Proper shipping name', share: 0.27 },
  { title: 'Class (subsidiary)', share: 0.13, whole: 6.5 },
  { title: 'Packing group', share: 0.09 },
  { title: 'Packages', share: 0.14 },
  { title: 'Total quantity', share: 0.12, align: 'right', whole: 5 },
  { title: 'Other details', share: 0.15 },
];

const NOT_GIVEN = 'Not given';

const statement =
  'I declare that the dangerous goods of this consignment are fully and accurately described above by their proper ' +
  'shipping names, are classified, packaged, marked and labelled, and are in a proper condition for transport as Land ' +
  'Transport Rule: Dangerous Goods 2005 (Rule 45001/2005) requires.';

/** Draws dangerous goods declarations, each starting on a new page (DGDC-05). */
export function drawDeclarations(
  pdf: Pdf,
  consignments: readonly DeclaredConsignment[],
  order: { provider: string; printedAt: Date; declaredBy: string | null },
): void {
  const name = 'Dangerous goods declaration';
  drawPapers(pdf, consignments, { ...order, name }, (sheet, consignment) => {
    const { items } = consignment;
    drawTitle(sheet, name, consignment);
    drawFacts(sheet, consignment);
    sheet.gap(4);
    drawParties(sheet, consignment);
    sheet.heading('Dangerous goods');
    sheet.table(columns, items.flatMap(toCells));
    drawSegregations(sheet, items);
    drawStatement(sheet, order);
  });
}

function drawFacts(sheet: Sheet, consignment: DeclaredConsignment): void {
  const { emergency, senderReference, receiverReference, requestedPickupAt, items } = consignment;
  sheet.facts(
    [
      ['Emergency contact', emergency?.name ?? NOT_GIVEN],
      ['Emergency phone', emergency?.phone ?? NOT_GIVEN],
      ['Pieces of the consignment', formatCount(calculateTotals(items).deliveryItems)],
      ['Requested pickup', dateText(requestedPickupAt)],
      ['Sender reference', senderReference ?? ''],
      ['Receiver reference', receiverReference ?? ''],
    ],
    3,
  );
}

function toCells({ count, packagingType, dangerousGoods: goods }: PrintedItem): string[][] {
  if (goods === null) return [];
  const subsidiaries = joined([goods.subsidiaryClass1, goods.subsidiaryClass2], ', ');
  const { quantity = null, quantityUnit = null } = goods;
  return [
    [
      `UN\u00A0${goods.unNumber}`,
      goods.nameAndDescription ?? NOT_GIVEN,
      subsidiaries === '' ? goods.class : `${goods.class} (${subsidiaries})`,
      goods.packingGroup ?? '–',
      `${count} × ${packagingType}`,
      quantity === null || quantityUnit === null ? NOT_GIVEN : formatQuantity(quantity, quantityUnit),
      further(goods),
    ],
  ];
}

const numbers = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 3 });
const formatQuantity = (quantity: number, unit: string): string => `${numbers.format(quantity)}\u00A0${unit}`;

function further({ flashPoint = null, marinePollutant, limitedQuantity }: DeclaredGoods): string {
  return joined(
    [
      flashPoint === null ? null : `Flash point ${flashPoint}\u00A0°C`,
      marinePollutant === true ? 'Marine pollutant' : null,
      limitedQuantity === true ? 'Limited quantity' : null,
    ],
    '\n',
  );
}

/** Goods that may not travel together, for whoever loads (DGDC-07). */
function drawSegregations(sheet: Sheet, items: readonly PrintedItem[]): void {
  const pairs = findSegregations(items.flatMap(({ dangerousGoods }) => dangerousGoods ?? []));
  if (pairs.length === 0) return;
  sheet.heading('Keep apart');
  sheet.text(pairs.join('\n'));
  sheet.text('Check these against Schedule 3 of the Rule before they are loaded together.', {
    size: 8,
    colour: dim,
  });
}

function drawStatement(
  sheet: Sheet,
  { declaredBy, printedAt }: { printedAt: Date; declaredBy: string | null },
): void {
  sheet.need(mm(60));
  sheet.heading("Sender's declaration");
  sheet.text(statement);
  sheet.gap(6);
  sheet.facts(
    [
      ['Name', declaredBy ?? ''],
      ['Date', dateText(printedAt)],
    ],
    3,
  );
  sheet.gap(mm(12));
  sheet.writingLine('Signature', { width: sheet.width / 2 });
  sheet.gap(mm(8));
}
