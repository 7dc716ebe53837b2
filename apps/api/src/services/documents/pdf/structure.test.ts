import { expect, it } from 'vitest';

import { testNow } from '../../../testing/now.js';
import { printedConsignment, printedItem, printedPaint } from '../../../testing/printed-consignment.js';
import { readStructure } from '../../../testing/read-pdf.js';
import { picture } from '../../../testing/sample-files.js';
import type { NotedConsignment, PrintOrder } from '../print-order.js';
import { renderPdf } from './render.js';

const consignment = { ...printedConsignment, items: [printedPaint], ssccs: ['095212340000000013'] };
const many = {
  ...consignment,
  notes: 'Gate 4 '.repeat(600),
  items: Array.from({ length: 90 }, (_none, index) => ({
    ...printedItem,
    description: `Line ${index}`,
  })),
};
const order = { provider: 'Tasman Freight', printedAt: testNow };
const note = (consignments: readonly NotedConsignment[]): PrintOrder => ({
  ...order,
  type: 'notes',
  consignments,
});
const proof = { signatory: 'Mere', piecesDelivered: 1, piecesSent: 1, note: 'At the door', place: null };
const photo = await picture('jpeg');
const orders: Readonly<Record<string, PrintOrder>> = {
  note: note([{ ...consignment, notes: '' }]),
  'note of many pages': note([many, many]),
  labels: { ...order, type: 'labels', size: 'A6', consignments: [consignment] },
  proof: {
    ...order,
    type: 'proofs',
    consignments: [
      {
        ...consignment,
        proof,
        pictures: [{ name: 'Signature.jpg', content: photo, isSignature: true }],
        files: ['Scan.pdf'],
      },
    ],
  },
  declaration: {
    ...order,
    type: 'declarations',
    declaredBy: 'Maia',
    consignments: [{ ...consignment, emergency: null }],
  },
  claim: {
    ...order,
    type: 'claims',
    consignments: [
      {
        ...consignment,
        claimBy: '2026-12-03',
        proof,
        events: [{ title: 'Goods arrived damaged', at: testNow }],
        pictures: [{ name: 'At the door.jpg', content: photo }],
        otherPictures: ['Crushed.png'],
      },
    ],
  },
  manifest: {
    ...order,
    type: 'manifest',
    customer: 'Kōwhai',
    loads: [
      {
        signedBy: 'Sione',
        signedAt: testNow,
        consignments: [{ reference: 'TAS1', expected: 2, missing: ['095212340000000013'] }],
      },
    ],
    search: null,
    consignments: [consignment],
  },
};

it.each(Object.keys(orders))('[DOCS-42] every text of a %s is in an element or an artifact', async (name) => {
  const pdf = await renderPdf(orders[name] as PrintOrder);
  const { language, elements, unmarked } = await readStructure(pdf);
  expect({ language, unmarked }).toEqual({ language: 'en-NZ', unmarked: [] });
  expect(elements.length).toBeGreaterThan(20);
  const bytes = Buffer.from(pdf).toString('latin1');
  expect(bytes.slice(0, 8)).toBe('%PDF-1.7');
  expect(bytes).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

it('[DOCS-42] a note is read from its title on: headings, pairs and tables with heads', async () => {
  const { elements } = await readStructure(await renderPdf(orders['note'] as PrintOrder));
  expect(elements.slice(0, 4)).toEqual(['Document', 'Sect', 'H1 TAS0000001', 'P (401) 9521234TAS0000001']);
  expect(elements).toEqual(
    expect.arrayContaining(['H2 Receiver', 'P Tūī Café o Whangārei', 'P Requested delivery 17/03/2026']),
  );
  const table = elements.indexOf('Table');
  expect(elements[table - 1]).toBe('H2 Freight');
  expect(elements.slice(table + 1, table + 10)).toEqual([
    'TR',
    'TH Count',
    'TH Package type',
    'TH Description',
    'TH L × W × H (m)',
    'TH Volume',
    'TH Weight',
    'TR',
    'TD 1',
  ]);
});

it('[DOCS-42] the head of a table is read once, on however many pages it is repeated', async () => {
  const { elements } = await readStructure(await renderPdf(orders['note of many pages'] as PrintOrder));
  expect(elements.filter((each) => each === 'TH Package type')).toHaveLength(2);
  expect(elements.filter((each) => each === 'TD Line 89')).toHaveLength(2);
  expect(elements.filter((each) => /Page \d/u.test(each))).toEqual([]);
});
