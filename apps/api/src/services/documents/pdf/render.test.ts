import { volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { expect, it } from 'vitest';

import { testNow } from '../../../testing/now.js';
import { printedConsignment, printedItem, printedParticipant } from '../../../testing/printed-consignment.js';
import { readPages, readPieces, readTitle } from '../../../testing/read-pdf.js';
import type { LabelledConsignment, NotedConsignment } from '../print-order.js';
import { renderPdf } from './render.js';

const words = Array.from({ length: 1000 }, (_none, index) => `kupu${index}`);
const place = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';
const longName =
  'Te Whare Wānanga o Tāmaki Makaurau Kaihoko Whakaaturanga Distribution Centre (North) Limited';

const participant = (fullName: string) =>
  printedParticipant(
    fullName,
    { streetNumber: 'Unit 14B/220', street: `${place} Road` },
    { email: 'dock@example.com' },
  );

const consignment: LabelledConsignment & NotedConsignment = {
  ...printedConsignment,
  sender: participant('Kōwhai Kitchens'),
  receiver: participant(longName),
  senderReference: 'A-VERY-LONG-SENDER-REFERENCE-0000123456789',
  notes: words.join(' '),
  receiverNotes: 'Past the gate',
  tags: [{ name: 'Priority' }],
  flags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZ2026/441' } }],
  extras: [
    { name: 'Packaging taken away', instruction: 'INCLUDED', quantity: 3 },
    { name: 'Waiting time', instruction: 'ONREQUEST', quantity: 1 },
  ],
  items: Array.from({ length: 60 }, (_none, index) => ({
    ...printedItem,
    description: `Line ${index} of freight`,
  })),
  ssccs: Array.from({ length: 60 }, () => '095212340000000013'),
};
/** The same with three pieces and no notes. */
const small = {
  ...consignment,
  notes: null,
  items: consignment.items.slice(0, 3),
  ssccs: consignment.ssccs.slice(0, 4),
};
const order = { provider: 'Tasman Freight', printedAt: testNow };
const together = (pages: readonly string[]) => pages.join(' ').replaceAll(/\s+/gu, '');

it('[DOCS-04] a consignment note has everything on it, over as many pages as it takes', async () => {
  const pages = await readPages(await renderPdf({ ...order, type: 'notes', consignments: [consignment] }));
  expect(pages.length).toBeGreaterThan(2);
  const text = together(pages);
  for (const each of [
    ...words,
    longName,
    place,
    'Line 59 of freight',
    'NZ2026/441',
    'CHEP pallet',
    'SO-1',
    '3 Packaging taken away Included',
    '1 Waiting time If the receiver asks',
  ])
    expect(text).toContain(each.replaceAll(' ', ''));
  expect(text).toContain('15,000.00kg');
  pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
});

it('[DOCS-04] a label has the whole of a long receiver, on either size', async () => {
  for (const size of ['A6', '100x150'] as const) {
    const labels = { ...order, type: 'labels' as const, size, consignments: [small] };
    const [first = ''] = await readPages(await renderPdf(labels));
    const text = together([first]);
    for (const each of [
      longName,
      place,
      'WHANGĀREI0110',
      '1of3',
      'A-VERY-LONG-SENDER-REFERENCE-0000123456789',
    ])
      expect(text).toContain(each.replaceAll(' ', ''));
  }
});

it.each([
  [[small], 'Consignment note TAS0000001'],
  [[small, small], 'Consignment notes'],
])('[DOCS-23] the title of a PDF names its only consignment: %#', async (consignments, title) => {
  const pdf = await renderPdf({ ...order, type: 'notes', consignments });
  expect(await readTitle(pdf)).toBe(title);
});

it('[DOCS-24] a label says what its piece weighs and its volume', async () => {
  const consignments = [{ ...small, items: [printedItem, { ...printedItem, count: 3 }] }];
  const labels = await renderPdf({ ...order, type: 'labels', size: 'A6', consignments });
  const texts = (await readPieces(labels)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('kg'))).toEqual([
    '250.00 kg · 1.4400 m³',
    ...Array.from({ length: 3 }, () => 'About 83.33 kg · 0.4800 m³'),
  ]);
});

it('[DOCS-04] numbers come back whole from the text of a document', async () => {
  const heavy = {
    ...printedItem,
    description: 'To Avenue 7.17',
    volume: volumeFromSteps(71_820),
    weight: weightFromSteps(110_711),
  };
  const consignments = [{ ...small, receiver: participant('Wharf 17.4'), items: [heavy] }];
  const note = await readPieces(await renderPdf({ ...order, type: 'notes', consignments }));
  const texts = note.map(({ text }) => text);
  for (const each of ['7.1820 m³', '1,107.11 kg', 'To Avenue 7.17', 'Wharf 17.4'])
    expect(texts).toContain(each);
  const manifest = await readPieces(
    await renderPdf({
      ...order,
      type: 'manifest',
      customer: 'Kōwhai',
      search: null,
      loads: [],
      consignments,
    }),
  );
  expect(manifest.map(({ text }) => text)).toEqual(expect.arrayContaining(['7.1820 m³', '1,107.11 kg']));
});

it('[DOCS-04] figures are equally wide, so that columns of numbers line up', async () => {
  const items = [11_111, 88_888].map((steps) => ({
    ...printedItem,
    volume: volumeFromSteps(steps),
  }));
  const consignments = [{ ...small, items }];
  const pieces = await readPieces(await renderPdf({ ...order, type: 'notes', consignments }));
  const widths = ['1.1111 m³', '8.8888 m³'].map((number) => {
    const piece = pieces.find(({ text }) => text === number);
    return piece === undefined ? null : piece.right - piece.left;
  });
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 3);
});
