import { volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { expect, it } from 'vitest';
import { createRequire } from 'node:module';
import { createCanvas, loadImage } from '@napi-rs/canvas';

import {
  printedConsignment,
  printedItem,
  printedPaint,
  printedParticipant,
} from '../../../testing/printed-consignment.js';
import { readCodes, type Pixels } from '../../../testing/read-codes.js';
import type { LabelledConsignment } from '../print-order.js';
import { encodeGs1 } from './elements.js';
import { writeLabels } from './label.js';

// Its ES module is ten megabytes, which the test runner would transform.
const require = createRequire(import.meta.url);
const { zplToBase64Async } = require('zpl-renderer-js') as typeof import('zpl-renderer-js');

const DOTS_PER_MM = 8;

/** What a thermal printer of 203 dpi makes of a label. It does not know `>5`, the change to pairs of digits within bars. */
async function printZpl(label: string, widthMm: number, heightMm: number): Promise<Pixels> {
  const png = await zplToBase64Async(label, widthMm, heightMm, DOTS_PER_MM);
  const image = await loadImage(Buffer.from(png, 'base64'));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

const item = { ...printedItem, description: 'Kauri bench~top ^XZ_' };
const consignment: LabelledConsignment = {
  ...printedConsignment,
  reference: 'TAS0002204',
  items: [{ ...item, count: 2 }],
  ginc: '9521234TAS0002204',
  ssccs: ['195212340000000012', '195212340000000029'],
};
const order = { provider: 'Tasman Freight', size: 'A6' } as const;
const split = (zpl: string) => zpl.split('^XZ\n').map((label) => label.replace('^XZ', ''));

it('[DOCS-20] writes a label for each piece, with its number, its SSCC and the GINC', () => {
  const labels = split(writeLabels([consignment], order));
  expect(labels).toHaveLength(2);
  expect(labels[0]).toContain('^FD1 of 2^FS');
  expect(labels[1]).toContain('^FD2 of 2^FS');
  expect(labels[0]).toContain('^FD>;>800195212340000000012^FS');
  expect(labels[1]).toContain('^FD>;>800195212340000000029^FS');
  for (const label of labels) {
    expect(label).toContain('^FD>;>84019521234>6TAS0>5002204^FS');
    expect(label).toContain('^FDTūī Café o Whangārei^FS');
    expect(label).toContain('^FDWHANGĀREI 0110^FS');
  }
});

it('[DOCS-20] [PLAT-288] is UTF-8, as wide and long as the label at 203 dpi, and bars keep their sizes and quiet zones', () => {
  expect(writeLabels([consignment], { ...order, size: '100x150' })).toContain(
    '^CI28\n^CF0\n^CWZ,E:TT0003M_.FNT\n^PW800\n^LL1200',
  );
  const [label = ''] = split(writeLabels([consignment], order));
  expect(label).toContain('^PW832\n^LL1184');
  const bars = [...label.matchAll(/\^FO(\d+),\d+\^BY(\d+),2,(\d+)\^BCN/gu)].map(([, x, module, height]) => ({
    isQuiet: Number(x) >= 10 * Number(module),
    module,
    height,
  }));
  // The GINC with modules of 0.375 mm and bars of 9 mm, the SSCC with 0.5 mm and 31.75 mm.
  expect(bars).toEqual([
    { isQuiet: true, module: '3', height: '72' },
    { isQuiet: true, module: '4', height: '254' },
  ]);
});

it('[DOCS-09] [DOCS-20] a scanner reads both codes of a printed label, as wide as their modules were counted', async () => {
  const short = { ...consignment, ginc: '9521234TAS220' };
  const [label = ''] = writeLabels([short], order).split(/(?<=\^XZ)/u);
  const codes = await readCodes(await printZpl(label, 104, 148));
  const read = codes.map(({ text, from, to }) => [text, to - from + 1] as const);
  expect(read.toSorted()).toEqual([
    ['(00)195212340000000012', 4 * encodeGs1('00195212340000000012').modules],
    ['(401)9521234TAS220', 3 * encodeGs1('4019521234TAS220').modules],
  ]);
});

it('[DOCS-20] no text of a user is read as a command, and nothing is printed outside the label', () => {
  const long = {
    ...consignment,
    receiver: printedParticipant('Kaihoko '.repeat(200)),
    items: [item],
  };
  const zpl = writeLabels([long], order);
  expect(zpl.match(/\^XZ/gu)).toHaveLength(1);
  expect(zpl).toContain('bench_7Etop _5EXZ_5F');
  expect(zpl).toContain('…^FS');
  for (const [, y] of zpl.matchAll(/\^FO\d+,(\d+)/gu)) expect(Number(y)).toBeLessThan(1184);
});

it('[DOCS-24] a label says what its piece weighs, also beside dangerous goods, on one line', () => {
  const heaviest = {
    ...printedPaint,
    weight: weightFromSteps(4_000_000),
    volume: volumeFromSteps(1_000_000),
  };
  const items = [item, { ...item, count: 3 }, heaviest];
  const labels = split(writeLabels([{ ...consignment, items }], { ...order, size: '100x150' }));
  expect(labels[0]).toContain('^FD250.00 kg · 1.4400 m³^FS');
  for (const label of labels.slice(1, 4)) expect(label).toContain('^FDAbout 83.33 kg · 0.4800 m³^FS');
  expect(labels[4]).toContain('^FD40,000.00 kg · 100.0000 m³^FS');
});

it('[DOCS-20] marks dangerous goods and boxes what cannot be printed', () => {
  const zpl = writeLabels(
    [
      {
        ...consignment,
        receiver: printedParticipant('上海 Store'),
        items: [{ ...printedPaint, description: item.description }],
      },
    ],
    order,
  );
  expect(zpl).toContain('^FDDANGEROUS GOODS^FS');
  expect(zpl).toMatch(/\^FDUN ?1263/u);
  expect(zpl).toContain('^FD□□ Store^FS');
  expect(zpl.match(/\^GD/gu)).toHaveLength(4);
  // The name of the goods is the last line above the bars of the GINC.
  const [, top, height] = /\^FO\d+,(\d+)\^A0N,(\d+)\^FH\^FDPaint\^FS/u.exec(zpl) ?? [];
  const [, bars] = /\^FO\d+,(\d+)\^BY/u.exec(zpl) ?? [];
  expect(Number(top) + Number(height)).toBeLessThan(Number(bars));
});
