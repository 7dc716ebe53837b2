import { formatDeclaredGoods } from '@consign/domain/freight';
import type { DangerousGoods } from '@consign/domain/rules';

import { listPieces, type Piece } from '../pieces.js';
import type { LabelSize } from '../gs1.js';
import type { LabelledConsignment } from '../print-order.js';
import { readable } from '../pieces.js';
import { drawGs1 } from './barcode.js';
import { type Pdf, dim, ink, mm } from './pdf.js';
import { asArtifact, inElement } from './structure.js';
import { drawFitting, drawLine, drawShortened, fittedHeight } from './text.js';
import { addressLines, addressText, dateText, joined, pieceText } from '../words.js';

const sizes: Readonly<Record<LabelSize, readonly [number, number]>> = {
  A6: [mm(105), mm(148)],
  '100x150': [mm(100), mm(150)],
};

/** GS1 asks for modules of at least 0.495 mm on a logistics label; narrower only if the barcode would not fit. */
const MODULE = mm(0.495);
const MARGIN = mm(5);

interface Frame {
  readonly x: number;
  readonly width: number;
}

/** Draws one label per piece, in item order (DOCS-04). */
export function drawLabels(
  pdf: Pdf,
  consignments: readonly LabelledConsignment[],
  { provider, size }: { provider: string; size: LabelSize },
): void {
  const [width, height] = sizes[size];
  const frame = { x: MARGIN, width: width - 2 * MARGIN };
  for (const consignment of consignments) {
    for (const piece of listPieces(consignment)) {
      pdf.addPage({ size: [width, height], margin: 0 });
      inElement(pdf, 'Sect', () => {
        drawHead(pdf, frame, provider, consignment);
        drawReceiver(pdf, frame, consignment);
        drawReferences(pdf, frame, consignment);
        drawPiece(pdf, frame, piece);
        drawCodes(pdf, frame, height, consignment, piece);
      });
    }
  }
}

function rule(pdf: Pdf, { x, width }: Frame, y: number): void {
  asArtifact(pdf, () => {
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(ink);
  });
}

function caption(pdf: Pdf, text: string, x: number, y: number, width: number): void {
  drawLine(pdf, text, x, y, width, { face: 'medium', size: 5.5, colour: dim });
}

function drawHead(
  pdf: Pdf,
  frame: Frame,
  provider: string,
  { serviceType, sender }: LabelledConsignment,
): void {
  const { x, width } = frame;
  const badge = width * 0.46;
  const top = mm(4);
  asArtifact(pdf, () => void pdf.rect(x + width - badge, top, badge, mm(9)).fill(ink));
  const service = serviceType.toUpperCase();
  const inBadge = { x: x + width - badge + 4, y: top, width: badge - 8, height: mm(8) };
  const white = { face: 'bold', size: 15, least: 5, colour: '#ffffff', align: 'centre' } as const;
  const free = mm(9) - fittedHeight(pdf, service, inBadge, white);
  drawFitting(pdf, service, { ...inBadge, y: top + free / 2 + 0.5 }, white);
  drawFitting(
    pdf,
    provider,
    { x, y: top + mm(0.4), width: width - badge - 6, height: mm(8.5) },
    { face: 'bold', size: 12, least: 5 },
  );
  caption(pdf, 'FROM', x, mm(14.2), width);
  drawFitting(
    pdf,
    joined([sender.fullName, addressText(sender.address)], ', '),
    { x: x + mm(10), y: mm(13.8), width: width - mm(10), height: mm(6.6) },
    { size: 7.5, least: 3.5 },
  );
  rule(pdf, frame, mm(21));
}

function drawReceiver(pdf: Pdf, frame: Frame, { receiver }: LabelledConsignment): void {
  const { x, width } = frame;
  const { street, suburb, town } = addressLines(receiver.address);
  caption(pdf, 'TO', x, mm(22.4), width);
  const name = { x, y: mm(24.6), width, height: mm(14.5) };
  const below = drawFitting(pdf, receiver.fullName ?? '', name, { face: 'bold', size: 19, least: 4 });
  const address = joined([street, suburb], '\n');
  const afterAddress = drawFitting(
    pdf,
    address,
    { x, y: below + 1, width, height: mm(10.5) },
    { size: 12, least: 4 },
  );
  const afterTown = drawFitting(
    pdf,
    town.toUpperCase(),
    { x, y: afterAddress, width, height: mm(8.5) },
    { face: 'bold', size: 19, least: 5 },
  );
  if (receiver.phone !== null) {
    const phone = { x, y: Math.min(afterTown, mm(58.6)), width, height: mm(3.8) };
    drawFitting(pdf, receiver.phone, phone, { size: 8.5, least: 4, whole: 4 });
  }
  rule(pdf, frame, mm(62.5));
}

function drawReferences(pdf: Pdf, frame: Frame, consignment: LabelledConsignment): void {
  const { x, width } = frame;
  const cells: readonly (readonly [string, string, number, boolean])[] = [
    ['CONSIGNMENT', consignment.reference, 0.3, true],
    ['SENDER REF', consignment.senderReference ?? '–', 0.25, false],
    ['RECEIVER REF', consignment.receiverReference ?? '–', 0.25, false],
    ['DELIVER BY', deliverBy(consignment), 0.2, true],
  ];
  let left = x;
  for (const [title, text, share, isOurs] of cells) {
    const room = width * share - 4;
    caption(pdf, title, left, mm(63.6), room);
    // The consignment note prints them in full.
    drawShortened(
      pdf,
      text,
      { x: left, y: mm(66), width: room, height: mm(6.2) },
      { face: 'medium', size: title === 'CONSIGNMENT' ? 12 : 8.5, least: 3, whole: isOurs ? 3 : 5.5 },
    );
    left += width * share;
  }
  rule(pdf, frame, mm(72.8));
}

function deliverBy({ confirmedDeliveryAt, requestedDeliveryAt }: LabelledConsignment): string {
  return dateText(confirmedDeliveryAt ?? requestedDeliveryAt) || '–';
}

function drawPiece(pdf: Pdf, { x, width }: Frame, { item, number, of }: Piece): void {
  const side = mm(19);
  const goods = item.dangerousGoods;
  const room = goods === null ? width : width - side - 6;
  caption(pdf, 'PIECE', x, mm(74.2), room);
  const count = `${number} of ${of}`;
  drawFitting(
    pdf,
    count,
    { x, y: mm(75.6), width: room * 0.42, height: mm(9.7) },
    { face: 'bold', size: 22, least: 8, whole: 8 },
  );
  const beside = x + pdf.widthOfString(count) + 10;
  const box = { x: beside, width: x + room - beside };
  drawFitting(
    pdf,
    pieceText(item),
    { ...box, y: mm(75.8), height: mm(3.6) },
    { face: 'medium', size: 8, least: 5, whole: 5 },
  );
  // The consignment note prints the full description.
  drawShortened(
    pdf,
    joined([item.packagingType, item.description], '\n'),
    { ...box, y: mm(79.3), height: mm(goods === null ? 14 : 6.4) },
    { size: 8, least: 6 },
  );
  if (goods === null) return;
  drawLine(pdf, 'DANGEROUS GOODS', x, mm(86), room, { face: 'bold', size: 8 });
  drawFitting(
    pdf,
    formatDeclaredGoods({ ...goods, nameAndDescription: null }),
    { x, y: mm(89), width: room, height: mm(3.4) },
    { face: 'medium', size: 7.5, least: 4 },
  );
  // The consignment note prints the full name.
  drawShortened(
    pdf,
    goods.nameAndDescription ?? '',
    { x, y: mm(92), width: room, height: mm(2.7) },
    { size: 6, least: 4 },
  );
  drawDangerMark(pdf, goods, { x: x + width - side, y: mm(73.8), side });
}

function drawCodes(
  pdf: Pdf,
  frame: Frame,
  height: number,
  { ginc }: LabelledConsignment,
  { sscc }: Piece,
): void {
  const wide = { x: mm(1), width: frame.width + 2 * (MARGIN - mm(1)), module: MODULE };
  const text = { size: 7.5, face: 'medium', align: 'centre' } as const;
  const bottom = height - mm(4);
  const long = `(00)${sscc}`;
  const short = `(401)${ginc}`;
  drawLine(pdf, readable(long), frame.x, bottom - 9, frame.width, { ...text, size: 9 });
  drawGs1(pdf, long, { ...wide, y: bottom - mm(4) - mm(31.75), height: mm(31.75) });
  const above = bottom - mm(4) - mm(31.75) - mm(3.6);
  drawLine(pdf, readable(short), frame.x, above, frame.width, text);
  drawGs1(pdf, short, { ...wide, module: mm(0.33), y: above - mm(0.6) - mm(9), height: mm(9) });
}

/** Draws the dangerous goods diamond: UN number in the middle, class below, `side` points wide and high. */
function drawDangerMark(
  pdf: Pdf,
  goods: DangerousGoods,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const half = side / 2;
  asArtifact(pdf, () => {
    for (const inset of [0, side * 0.045]) {
      pdf
        .moveTo(x + half, y + inset)
        .lineTo(x + side - inset, y + half)
        .lineTo(x + half, y + side - inset)
        .lineTo(x + inset, y + half)
        .closePath()
        .lineWidth(inset === 0 ? side * 0.03 : side * 0.012)
        .stroke(ink);
    }
  });
  const centred = { face: 'bold', align: 'centre' } as const;
  drawLine(pdf, 'UN', x, y + side * 0.22, side, { ...centred, size: side * 0.12 });
  drawLine(pdf, goods.unNumber, x, y + side * 0.35, side, { ...centred, size: side * 0.22 });
  // Between the sides of the diamond, which are close below the number.
  const room = { x: x + side * 0.31, y: y + side * 0.64, width: side * 0.38, height: side * 0.26 };
  drawFitting(pdf, goods.class, room, { ...centred, size: side * 0.2, least: 3, whole: 3 });
}
