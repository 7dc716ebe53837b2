import { describe, expect, it } from 'vitest';

import { testNow } from '../../../testing/now.js';
import { printedConsignment, printedItem, printedParticipant } from '../../../testing/printed-consignment.js';
import { type PrintedPiece, readGs1, readPieces } from '../../../testing/read-pdf.js';
import type { LabelledConsignment, NotedConsignment, PrintOrder } from '../print-order.js';
import { renderPdf } from './render.js';

const endless = 'Taumatawhakatangihangakoauauotamateaturipukaka'.repeat(109).slice(0, 5000);
const arabic = 'المكتبة رقم 42 (الطابق 3)';
const turned = '\u202ETurned 42';
const emoji = '👨‍👩‍👧‍👦🥝🏴‍☠️🇳🇿'.repeat(20);

const participant = (fullName: string, street: string) =>
  printedParticipant(
    fullName,
    { streetNumber: turned, street, suburb: emoji, city: arabic },
    { email: `${'a'.repeat(240)}@tui.example` },
  );

const consignment: LabelledConsignment & NotedConsignment = {
  ...printedConsignment,
  sender: participant(arabic, endless.slice(0, 256)),
  receiver: participant(endless.slice(0, 256), endless.slice(0, 256)),
  senderReference: endless.slice(0, 256),
  receiverReference: emoji,
  salesReference: arabic,
  notes: endless,
  receiverNotes: `${turned}\n${arabic}\n${emoji}`,
  tags: [{ name: turned }],
  flags: [{ code: 'EXPORT', flagProperties: { ecert: endless.slice(0, 256) } }],
  extras: [{ name: endless.slice(0, 256), instruction: 'ONREQUEST', quantity: 999 }],
  items: [endless, arabic, turned].map((description) => ({ ...printedItem, description })),
  ssccs: ['095212340000000013', '095212340000000020', '095212340000000037'],
};

const order = { provider: 'Tasman Freight', printedAt: testNow, consignments: [consignment] };
const proof = {
  signatory: endless.slice(0, 100),
  piecesDelivered: 1_000_000,
  piecesSent: 1_000_000,
  note: endless,
  place: { latitude: -36.8485, longitude: 174.7633 },
};
const files = [arabic, endless.slice(0, 256)];
const notes: PrintOrder = { ...order, type: 'notes' };
const labels: PrintOrder = { ...order, type: 'labels', size: 'A6' };
const orders: readonly (readonly [string, PrintOrder])[] = [
  ['a note', notes],
  ['labels of A6', labels],
  ['labels of 100 × 150 mm', { ...order, type: 'labels', size: '100x150' }],
  [
    'a proof of delivery',
    { ...order, type: 'proofs', consignments: [{ ...consignment, proof, pictures: [], files }] },
  ],
  [
    'a dangerous goods declaration',
    {
      ...order,
      type: 'declarations',
      declaredBy: endless.slice(0, 200),
      consignments: [
        {
          ...consignment,
          emergency: { name: arabic, phone: endless.slice(0, 40) },
          items: consignment.items.map((item) => ({
            ...item,
            packagingType: endless.slice(0, 50),
            dangerousGoods: {
              unNumber: '1263',
              class: '1.1D'.repeat(5),
              subsidiaryClass1: '1.1D'.repeat(5),
              subsidiaryClass2: null,
              nameAndDescription: endless.slice(0, 1000),
              quantity: 39_999.999,
              quantityUnit: 'kg',
            },
          })),
        },
      ],
    },
  ],
  [
    'a claim',
    {
      ...order,
      type: 'claims',
      consignments: [
        {
          ...consignment,
          claimBy: '2026-12-03',
          proof,
          events: [{ title: endless.slice(0, 1000), at: testNow }],
          pictures: [],
          otherPictures: files,
        },
      ],
    },
  ],
  [
    'a manifest',
    {
      ...order,
      type: 'manifest',
      customer: arabic,
      loads: [
        {
          signedBy: 'Sione',
          signedAt: testNow,
          consignments: [{ reference: 'TAS1', expected: 2, missing: ['095212340000000013'] }],
        },
      ],
      search: endless.slice(0, 250),
    },
  ],
];

/** Rendering these takes seconds: each once. */
const rendered = new Map<PrintOrder, Promise<Uint8Array>>();
function renderOnce(printed: PrintOrder): Promise<Uint8Array> {
  const known = rendered.get(printed) ?? renderPdf(printed);
  rendered.set(printed, known);
  return known;
}

const isOutside = ({ left, right, baseline, pageWidth, pageHeight }: PrintedPiece) =>
  left < 0 || right > pageWidth + 0.5 || baseline < 0 || baseline > pageHeight;

const findPlace = ({ page, text, left, right, baseline }: PrintedPiece) =>
  `page ${page}, ${Math.round(left)} to ${Math.round(right)}, ${Math.round(baseline)} down: ${encodeURIComponent(text).slice(0, 60)}`;

describe('emoji, right-to-left text and 5,000 characters without a space', () => {
  it.each(orders)('[CONS-62] [DOCS-04] stay on the page of %s', async (_what, printed) => {
    const pieces = await readPieces(await renderOnce(printed));
    expect(pieces.length).toBeGreaterThan(20);
    expect(pieces.filter(isOutside).map(findPlace)).toEqual([]);
  });

  it('[CONS-62] [DOCS-04] what the font lacks is a box for each, and the note has the rest, with all of the 5,000', async () => {
    const pieces = await readPieces(await renderOnce(notes));
    const text = pieces.map((piece) => piece.text).join('\n');
    expect(text).toContain('Turned 42');
    expect(text).toContain('□□□□□□□ □□□ 42 (□□□□□□ 3)');
    expect(text).not.toContain('\0');
    const parts = pieces.map((piece) => piece.text).filter((each) => endless.includes(each));
    expect(parts.join('')).toContain(endless);
  });

  it('[CONS-62] [DOCS-04] a reference that a label has no room for ends in an ellipsis, as the description does', async () => {
    const pieces = await readPieces(await renderOnce(labels));
    const cut = pieces.filter(({ page, text }) => page === 1 && text.endsWith('…'));
    expect(cut).toHaveLength(2);
  });

  it('[CONS-62] [DOCS-09] a label can be scanned beside them', async () => {
    expect(await readGs1(await renderOnce(labels), 1)).toEqual(
      expect.arrayContaining(['(00)095212340000000013', '(401)9521234TAS0000001']),
    );
  });
});
