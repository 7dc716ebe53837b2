import { formatCount } from '@consign/domain';
import { calculateTotals, formatVolume, formatWeight } from '@consign/domain/freight';
import { statuses } from '@consign/domain/status';

import type { StoredParticipant } from '../../../database/stored-participant.js';
import type { NotedConsignment, NumberedConsignment, PrintedConsignment } from '../print-order.js';
import { readable } from '../pieces.js';
import { drawGs1 } from './barcode.js';
import { type Pdf, dim, line, mm } from './pdf.js';
import { drawPapers } from './papers.js';
import type { Column, Sheet } from './sheet.js';
import { asArtifact, inElement } from './structure.js';
import { drawLine, drawLines, lineHeight, wrap, wrapWhole } from './text.js';
import { addressLines, dateText, dateTimeText, goodsText, joined, sizeText } from '../words.js';

const freight: readonly Column[] = [
  { title: 'Count', share: 0.08, align: 'right', whole: 4 },
  { title: 'Package type', share: 0.16 },
  { title: 'Description', share: 0.3 },
  { title: 'L × W × H (m)', share: 0.18, align: 'right', whole: 4 },
  { title: 'Volume', share: 0.14, align: 'right', whole: 4 },
  { title: 'Weight', share: 0.14, align: 'right', whole: 4 },
];

const dangerous: readonly Column[] = [
  { title: 'Count', share: 0.08, align: 'right' },
  { title: 'Dangerous goods', share: 0.6 },
  { title: 'Description', share: 0.32 },
];

const told: readonly Column[] = [
  { title: 'Quantity', share: 0.12, align: 'right' },
  { title: 'Delivery extra', share: 0.58 },
  { title: 'Driver completes', share: 0.3 },
];

const hired: readonly Column[] = [
  { title: 'Quantity', share: 0.12, align: 'right' },
  { title: 'Hire unit', share: 0.58 },
  { title: 'Provider', share: 0.3 },
];

/** Draws consignment notes with all details, each starting on a new page (DOCS-04). */
export function drawNotes(
  pdf: Pdf,
  consignments: readonly NotedConsignment[],
  order: { provider: string; printedAt: Date },
): void {
  drawPapers(pdf, consignments, { ...order, name: 'Consignment note' }, (sheet, consignment) => {
    drawTop(sheet, consignment);
    drawParties(sheet, consignment);
    drawDetails(sheet, consignment);
    drawFreight(sheet, consignment);
    drawExtras(sheet, consignment);
    drawTexts(sheet, consignment);
    drawSignatures(sheet);
  });
}

function drawTop(sheet: Sheet, { reference, serviceType, statusCode, ginc }: NumberedConsignment): void {
  const { pdf, x, width } = sheet;
  const top = sheet.y;
  sheet.title(reference, width - mm(84));
  const code = `(401)${ginc}`;
  const box = { x: x + width - mm(80), y: top, width: mm(80), height: mm(12), module: mm(0.33) };
  drawGs1(pdf, code, box);
  drawLine(pdf, readable(code), box.x, top + mm(13), box.width, {
    size: 7.5,
    align: 'centre',
    face: 'medium',
  });
  const status = statuses[statusCode].name;
  const lines = wrap(pdf, `${serviceType} · ${status}`, width - mm(84), { size: 10 });
  sheet.y = Math.max(drawLines(pdf, lines, x, sheet.y + 2, width, { size: 10 }), top + mm(18));
  sheet.gap(6);
}

function participantLines({ fullName, phone, email, address }: StoredParticipant) {
  const { street, suburb, town } = addressLines(address);
  const plain = { face: 'regular', size: 9, least: 9 } as const;
  return [
    { text: fullName ?? '', style: { face: 'bold', size: 11, least: 11 } as const },
    ...[street, suburb, town, address.country ?? ''].map((text) => ({ text, style: plain })),
    { text: phone ?? '', style: { ...plain, least: 5 } },
    { text: email ?? '', style: plain },
  ].filter(({ text }) => text !== '');
}

/** Draws the sender and the receiver beside each other. */
export function drawParties(
  sheet: Sheet,
  { sender, receiver }: Pick<PrintedConsignment, 'sender' | 'receiver'>,
): void {
  const { pdf, x } = sheet;
  const room = (sheet.width - mm(6)) / 2;
  const inner = room - mm(6);
  const parties = (
    [
      ['Sender', sender],
      ['Receiver', receiver],
    ] as const
  ).map(([title, participant]) => ({
    title,
    lines: participantLines(participant).flatMap(({ text, style }) =>
      wrapWhole(pdf, text, inner, style).map((each) => ({ ...style, ...each })),
    ),
  }));
  const heights = parties.map(({ lines }) => lines.reduce((sum, { size }) => sum + lineHeight(size), 0));
  const height = Math.max(...heights) + mm(9);
  sheet.need(height);
  parties.forEach(({ title, lines }, index) => {
    const left = x + index * (room + mm(6));
    asArtifact(pdf, () => void pdf.roundedRect(left, sheet.y, room, height, 3).lineWidth(0.75).stroke(line));
    inElement(pdf, 'H2', () =>
      drawLine(pdf, title, left + mm(3), sheet.y + mm(2.4), inner, { size: 7, face: 'medium', colour: dim }),
    );
    let y = sheet.y + mm(6);
    for (const each of lines) y = drawLines(pdf, [each.text], left + mm(3), y, inner, each);
  });
  sheet.gap(height + 10);
}

function drawDetails(sheet: Sheet, consignment: NumberedConsignment): void {
  const { account, chargeSite, flags } = consignment;
  sheet.facts(
    [
      ['Requested pickup', dateText(consignment.requestedPickupAt)],
      ['Requested delivery', dateText(consignment.requestedDeliveryAt)],
      ['Confirmed delivery', dateText(consignment.confirmedDeliveryAt)],
      ['Created', dateTimeText(consignment.createdAt)],
      ['Status date', dateTimeText(consignment.statusAt)],
      ['Account', joined([account.code, account.description], ' · ')],
      ['Charged to', joined([chargeSite.code, chargeSite.name], ' · ')],
      ['Sender reference', consignment.senderReference ?? ''],
      ['Receiver reference', consignment.receiverReference ?? ''],
      ['Sales reference', consignment.salesReference ?? ''],
      ['Export (eCert)', flags.map(({ flagProperties }) => flagProperties.ecert).join(', ')],
      ['Tags', consignment.tags.map(({ name }) => name).join(', ')],
    ],
    3,
  );
}

/** Draws the freight items with their sums, the dangerous goods among them, and the hired equipment. */
export function drawFreight(
  sheet: Sheet,
  { items, hireage }: Pick<PrintedConsignment, 'items' | 'hireage'>,
): void {
  const sums = calculateTotals(items);
  sheet.heading('Freight');
  sheet.table(
    freight,
    items.map((item) => [
      String(item.count),
      item.packagingType,
      item.description ?? '',
      sizeText(item),
      formatVolume(item.volume),
      formatWeight(item.weight),
    ]),
    [
      formatCount(sums.deliveryItems),
      formatCount(items.length, 'line'),
      'Total',
      '',
      formatVolume(sums.volume),
      formatWeight(sums.weight),
    ],
  );
  const goods = items.filter(({ dangerousGoods }) => dangerousGoods !== null);
  if (goods.length > 0) {
    sheet.heading('Dangerous goods');
    sheet.table(
      dangerous,
      goods.map(({ count, description, dangerousGoods }) => [
        String(count),
        dangerousGoods === null ? '' : goodsText(dangerousGoods),
        description ?? '',
      ]),
    );
  }
  if (hireage.length === 0) return;
  sheet.heading('Hireage');
  sheet.table(
    hired,
    hireage.map(({ quantity, name, providerCode }) => [String(quantity), name, providerCode]),
  );
}

/** What the driver completes besides handing over the goods; excluded extras are not printed (XTRA-11). */
function drawExtras(sheet: Sheet, { extras }: NotedConsignment): void {
  if (extras.length === 0) return;
  sheet.heading('Delivery extras');
  sheet.table(
    told,
    extras.map(({ name, instruction, quantity }) => [
      String(quantity),
      name,
      instruction === 'INCLUDED' ? 'Included' : 'If the receiver asks',
    ]),
  );
}

function drawTexts(sheet: Sheet, { notes, receiverNotes }: NumberedConsignment): void {
  for (const [title, text] of [
    ['Notes', notes],
    ['Receiver notes', receiverNotes],
  ] as const) {
    if (text === null || text.trim() === '') continue;
    sheet.heading(title);
    sheet.text(text);
  }
}

function drawSignatures(sheet: Sheet): void {
  sheet.need(mm(26));
  sheet.gap(mm(16));
  const width = (sheet.width - mm(10)) / 2;
  sheet.writingLine('Picked up by: name, signature, date and time', { width });
  const left = sheet.x + width + mm(10);
  sheet.writingLine('Received by: name, signature, date and time', { left, width });
  sheet.gap(mm(8));
}
