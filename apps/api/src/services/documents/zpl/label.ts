import { formatDeclaredGoods } from '@consign/domain/freight';

import type { LabelSize } from '../gs1.js';
import { listPieces, type Piece, readable } from '../pieces.js';
import type { LabelledConsignment, PrintedItem } from '../print-order.js';
import { addressLines, addressText, dateText, joined, pieceText } from '../words.js';
import { caption, dots, MACRON_FONT, MARGIN, rule, text, writeBars, writeDiamond } from './elements.js';

/** In millimetres. A 4-inch printer is 104 mm wide. */
const sizes: Readonly<Record<LabelSize, readonly [number, number]>> = {
  A6: [104, 148],
  '100x150': [100, 150],
};
/** The side of the diamond of dangerous goods, in millimetres. */
const DIAMOND = 19;

/** The labels of the PDF for a thermal printer of 203 dpi, one for each piece (DOCS-20). */
export function writeLabels(
  consignments: readonly LabelledConsignment[],
  { provider, size }: { readonly provider: string; readonly size: LabelSize },
): string {
  return consignments
    .flatMap((consignment) => writeConsignment(consignment, provider, sizes[size]))
    .join('\n');
}

/** A label for each piece. What they share is written once: fitting texts takes most of the time. */
function writeConsignment(
  consignment: LabelledConsignment,
  provider: string,
  [width, height]: readonly [number, number],
): string[] {
  const inner = width - 2 * MARGIN;
  const top = [
    '^XA',
    // UTF-8. A printer without the font for macrons (Swiss 721) uses font 0 instead.
    '^CI28',
    '^CF0',
    `^CW${MACRON_FONT},E:TT0003M_.FNT`,
    `^PW${dots(width)}`,
    `^LL${dots(height)}`,
    '^LH0,0',
    ...writeHead(consignment, provider, inner),
    ...writeReceiver(consignment, inner),
    ...writeReferences(consignment, inner),
  ];
  const items = new Map(consignment.items.map((item) => [item, writeItem(item, inner)]));
  const ginc = writeGinc(consignment, width, height);
  return listPieces(consignment).map((piece) =>
    [
      ...top,
      ...writeCount(piece, inner),
      ...(items.get(piece.item) ?? []),
      ...ginc,
      ...writeSscc(piece, width, height),
      '^PQ1',
      '^XZ',
    ].join('\n'),
  );
}

function writeHead({ serviceType, sender }: LabelledConsignment, provider: string, width: number): string[] {
  const badge = width * 0.46;
  const left = MARGIN + width - badge;
  return [
    `^FO${dots(left)},${dots(4)}^GB${dots(badge)},${dots(9)},${dots(9)}^FS`,
    ...text(serviceType.toUpperCase(), {
      x: left + 1,
      y: 5.5,
      width: badge - 2,
      height: 7,
      size: 15,
      least: 6,
      align: 'C',
      isReversed: true,
    }),
    ...text(provider, { x: MARGIN, y: 4.6, width: width - badge - 2, height: 9, size: 12, least: 6 }),
    ...caption('FROM', MARGIN, 14.2, 10),
    ...text(joined([sender.fullName, addressText(sender.address)], ', '), {
      x: MARGIN + 10,
      y: 14,
      width: width - 10,
      height: 6.6,
      size: 7.5,
      least: 6,
    }),
    rule(21, width),
  ];
}

function writeReceiver({ receiver }: LabelledConsignment, width: number): string[] {
  const { street, suburb, town } = addressLines(receiver.address);
  const box = { x: MARGIN, width };
  return [
    ...caption('TO', MARGIN, 22.4, width),
    ...text(receiver.fullName ?? '', { ...box, y: 25, height: 14.5, size: 19, least: 8 }),
    ...text(joined([street, suburb], '\n'), { ...box, y: 39.8, height: 10, size: 12, least: 7 }),
    ...text(town.toUpperCase(), { ...box, y: 50, height: 8.4, size: 19, least: 8 }),
    ...text(receiver.phone ?? '', { ...box, y: 58.6, height: 3.6, size: 8.5, least: 7 }),
    rule(62.5, width),
  ];
}

function writeReferences(consignment: LabelledConsignment, width: number): string[] {
  const { reference, senderReference, receiverReference } = consignment;
  const deliverBy = dateText(consignment.confirmedDeliveryAt ?? consignment.requestedDeliveryAt) || '–';
  const cells: readonly (readonly [string, string, number])[] = [
    ['CONSIGNMENT', reference, 0.3],
    ['SENDER REF', senderReference ?? '–', 0.25],
    ['RECEIVER REF', receiverReference ?? '–', 0.25],
    ['DELIVER BY', deliverBy, 0.2],
  ];
  let x = MARGIN;
  const lines = cells.flatMap(([title, value, share]) => {
    const box = { x, width: width * share - 1 };
    x += width * share;
    const size = title === 'CONSIGNMENT' ? 12 : 8.5;
    return [
      ...caption(title, box.x, 63.6, box.width),
      ...text(value, { ...box, y: 66.2, height: 6.2, size, least: 6 }),
    ];
  });
  return [...lines, rule(72.8, width)];
}

/** Where the count and the item stand, in millimetres: beside the diamond of dangerous goods. */
function layOutPiece({ dangerousGoods }: PrintedItem, width: number) {
  const room = dangerousGoods === null ? width : width - DIAMOND - 2;
  return { room, count: room * 0.42 };
}

function writeCount({ item, number, of }: Piece, width: number): string[] {
  const { room, count } = layOutPiece(item, width);
  return [
    ...caption('PIECE', MARGIN, 74.2, room),
    ...text(`${number} of ${of}`, { x: MARGIN, y: 76.8, width: count, height: 8.6, size: 22, least: 10 }),
  ];
}

function writeItem(item: PrintedItem, width: number): string[] {
  const goods = item.dangerousGoods;
  const { room, count } = layOutPiece(item, width);
  const box = { x: MARGIN + count + 2, width: room - count - 2, size: 8 };
  return [
    ...text(pieceText(item), { ...box, y: 76.8, height: 3.2, least: 5 }),
    ...text(joined([item.packagingType, item.description], '\n'), {
      ...box,
      y: 80,
      height: goods === null ? 12 : 5.4,
      least: 6,
    }),
    ...(goods === null
      ? []
      : [
          ...text('DANGEROUS GOODS', { x: MARGIN, y: 86, width: room, height: 3.4, size: 8, least: 8 }),
          ...text(formatDeclaredGoods({ ...goods, nameAndDescription: null }), {
            x: MARGIN,
            y: 89.2,
            width: room,
            height: 3,
            size: 7.5,
            least: 6,
          }),
          ...text(goods.nameAndDescription ?? '', {
            x: MARGIN,
            y: 92.2,
            width: room,
            height: 2.6,
            size: 6,
            least: 6,
          }),
          ...writeDiamond(MARGIN + width - DIAMOND, 73.8, DIAMOND, goods.class),
        ]),
  ];
}

function writeGinc({ ginc }: LabelledConsignment, width: number, height: number): string[] {
  const bottom = height - 4;
  return [
    ...writeBars(`401${ginc}`, { y: bottom - 49, height: 9, maxModule: 3 }, width),
    ...text(readable(`(401)${ginc}`), { ...codeLine(width), y: bottom - 39.7, size: 7.5, height: 3 }),
  ];
}

function writeSscc({ sscc }: Piece, width: number, height: number): string[] {
  const bottom = height - 4;
  return [
    // GS1 asks for bars of 31.75 mm on a logistics label.
    ...writeBars(`00${sscc}`, { y: bottom - 36.2, height: 31.75, maxModule: 4 }, width),
    ...text(readable(`(00)${sscc}`), { ...codeLine(width), y: bottom - 4, size: 9 }),
  ];
}

/** The box of the human-readable line below bars. */
const codeLine = (width: number) =>
  ({ x: MARGIN, width: width - 2 * MARGIN, height: 4, least: 7, align: 'C' }) as const;
