import { lengthFromCentimetres, volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { expect, it } from 'vitest';

import { testNow } from '../../../testing/now.js';
import { printedConsignment, printedParticipant } from '../../../testing/printed-consignment.js';
import { readPieces } from '../../../testing/read-pdf.js';
import type { LabelledConsignment, NotedConsignment, PrintedItem, PrintOrder } from '../print-order.js';
import { renderPdf } from './render.js';

/** The longest reference of a tenant's prefix and counter, in the widest letters. */
const reference = 'WWWWW8888888888';
const senderReference = 'PO-2026-0001234';
const delivery = new Date('2026-12-28T11:00:00Z');
const date = '29/12/2026';
const phone = '88'.repeat(25);

const participant = printedParticipant(
  'Te Whare Wānanga o Tāmaki Makaurau',
  {
    streetNumber: '220',
    street: 'Great South Road',
    suburb: 'Ōtāhuhu',
    city: 'Tāmaki Makaurau',
    postcode: '88888-8888',
  },
  { phone },
);

/** At every limit of a freight item (FRGT-01 to 06). */
const item: PrintedItem = {
  count: 999,
  packagingType: 'Intermediate bulk container',
  description: null,
  length: lengthFromCentimetres(10_000),
  width: lengthFromCentimetres(10_000),
  height: lengthFromCentimetres(10_000),
  volume: volumeFromSteps(1_000_000),
  weight: weightFromSteps(4_000_000),
  dangerousGoods: {
    unNumber: '1263',
    nameAndDescription: 'Paint or paint related material, flammable, with resin in solution',
    class: '1.1D',
    subsidiaryClass1: '6.1',
    subsidiaryClass2: '8',
    packingGroup: 'III',
  },
};

const consignment: LabelledConsignment & NotedConsignment = {
  ...printedConsignment,
  reference,
  sender: participant,
  receiver: participant,
  senderReference,
  receiverReference: 'GRN-2026-778812',
  salesReference: 'SO-10023/2026-000000000000000000000000123456789012345678901234',
  requestedPickupAt: delivery,
  requestedDeliveryAt: delivery,
  confirmedDeliveryAt: delivery,
  hireage: [{ name: 'CHEP pallet', providerCode: 'CHEP', quantity: 999 }],
  extras: [{ name: 'Waiting time', instruction: 'ONREQUEST', quantity: 999 }],
  items: Array.from({ length: 200 }, () => item),
  ginc: `9521234567${reference}`,
};

async function readTexts(order: PrintOrder): Promise<string[]> {
  return (await readPieces(await renderPdf(order))).map(({ text }) => text.replaceAll('\u00A0', ' '));
}

const order = { provider: 'Tasman Freight', printedAt: testNow };

/** Two pieces are enough: rendering 199,800 takes minutes. */
const labelled: LabelledConsignment = {
  ...consignment,
  items: [{ ...item, count: 2 }],
  ssccs: ['095212340000000013', '095212340000000020'],
};

it.each(['A6', '100x150'] as const)(
  '[DOCS-25] dates, references and numbers at their longest stand on one line of a label of %s',
  async (size) => {
    const texts = await readTexts({ ...order, type: 'labels', size, consignments: [labelled] });
    for (const each of [
      reference,
      senderReference,
      'GRN-2026-778812',
      date,
      '1 of 2',
      phone,
      'About 20,000.00 kg · 50.0000 m³',
      'UN 1263 Class 1.1D (6.1, 8) PG III',
      '(00) 0 9521234 000000001 3',
      `(401) 9521234567${reference}`,
    ])
      expect(texts).toContain(each);
  },
);

it('[DOCS-25] a long class of dangerous goods stays between the sides of its diamond', async () => {
  const labels = await renderPdf({ ...order, type: 'labels', size: 'A6', consignments: [labelled] });
  const mark = (await readPieces(labels)).find(({ text }) => text === '1.1D');
  // The diamond is 19 mm wide, and 10 mm at the height of its class.
  expect((mark?.right ?? 0) - (mark?.left ?? 0)).toBeLessThan((8 * 72) / 25.4);
});

it('[DOCS-25] [FRGT-37] dates, references and numbers at their longest stand on one line of a note', async () => {
  const texts = await readTexts({ ...order, type: 'notes', consignments: [consignment] });
  for (const each of [
    reference,
    senderReference,
    'GRN-2026-778812',
    consignment.salesReference,
    date,
    phone,
    '999',
    '199,800',
    '100.00 × 100.00 × 100.00',
    '100.0000 m³',
    '40,000.00 kg',
    '20,000.0000 m³',
    '8,000,000.00 kg',
    `(401) 9521234567${reference}`,
  ])
    expect(texts).toContain(each);
  const goods = texts.filter((text) => text.includes('UN'));
  expect(goods.every((text) => text.includes('UN 1263'))).toBe(true);
});

it('[DOCS-25] dates, references and numbers at their longest stand on one line of a manifest', async () => {
  const texts = await readTexts({
    ...order,
    type: 'manifest',
    loads: [],
    customer: 'Kōwhai Kitchens',
    search: null,
    // As many items as 1,000 consignments have: rendering as many rows takes seconds.
    consignments: [consignment, { ...consignment, items: Array.from({ length: 199_800 }, () => item) }],
  });
  for (const each of [
    reference,
    senderReference,
    date,
    '199,800',
    '20,000.0000 m³',
    '8,000,000.00 kg',
    '199,800,000',
    '20,000,000.0000 m³',
    '8,000,000,000.00 kg',
  ])
    expect(texts).toContain(each);
});
