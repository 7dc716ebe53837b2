import { expect, it } from 'vitest';

import { pacificFile } from '../testing/tenant-guide.js';
import { buildProviderRows } from './provider-rows.js';
import { readTenantFile } from './read-tenant-file.js';

const encode = (text: string) => new TextEncoder().encode(text);

/** Reads files by name; problems as row:column message. */
async function read(text: string, others: Readonly<Record<string, string | Uint8Array>> = {}) {
  const files: Readonly<Record<string, string | Uint8Array>> = { 'pacific.yaml': text, ...others };
  const result = await readTenantFile('pacific.yaml', (path) => {
    const found = files[path];
    return found === undefined
      ? Promise.reject(new Error('missing'))
      : Promise.resolve(typeof found === 'string' ? encode(found) : found);
  });
  return result.ok
    ? result.source
    : result.problems.map(({ file, row, column, message }) => `${file}:${row}:${column} ${message}`);
}

const replace = (from: string, to: string) => {
  expect(pacificFile).toContain(from);
  return pacificFile.replace(from, to);
};

it('[PLAT-81] reads the file of the guide', async () => {
  const source = await read(pacificFile);
  expect(source).toMatchObject({
    file: {
      hosts: ['pacific.example'],
      dangerousGoods: [{ un: '1263', class: '3' }],
      organisations: [
        { code: 'harbour', sites: [{ address: { streetNumber: '15', postcode: '1061' } }, {}] },
      ],
    },
    places: [{ city: 'Auckland' }, { city: 'Wellington' }, { city: 'Kaiapoi' }],
  });
});

/** `at` is where the problem stands in the changed text. */
it.each<readonly [from: string, to: string, at: string, message: string]>([
  ['topBarColour: ', 'topColour: ', 'topColour', "'topColour': unknown key. There are: colour, "],
  [
    'DeliveryBookings: ',
    'DeliveryBooking: ',
    'DeliveryBooking',
    "'DeliveryBooking': unknown key. There are: DeliveryBookings, ",
  ],
  ['code: PACIFIC\n  name: P', 'name: P', 'name: P', "Add the key 'code'"],
  ['days: 3', 'days: two', 'two', 'Write a number, such as 12.5'],
  ["'13:00'", '1300', '1300', 'Write a text; put one that looks like a number in'],
  [
    "colour: '#8a3b00'",
    'colour: #8a3b00',
    'colour: #',
    'Write a text: this is empty; put one that begins with #',
  ],
  ['name: Pacific Carriers', 'name: #1 Carriers', 'name: #', 'Write a text: this is empty; put one that'],
  ['anniversary: canterbury', 'anniversary: no', 'no', 'Write one of auckland, '],
  ['2026-12-31', '2026-13-31', '2026', 'Write a day such as 2026-12-29'],
  ['within: [Auckland', 'within: [Otago', 'Otago', "'Otago' is not one of the file's regions"],
  ['North Island: [Auckland', 'North Island: [Otago', 'Otago', "'Otago' is not one of the file's regions"],
  [
    'between: North Island',
    'between: Auckland',
    'Auckland',
    "'Auckland' is not one of regionGroups: North Island. Write regions in brackets: [Auckland]",
  ],
  [
    'to: 2026-12-31 }',
    'to: 2026-12-31, regions: South Island }',
    'South Island',
    "'South Island' is not one of regionGroups: North Island. Write",
  ],
  [
    'North Island: [Auckland, Wellington]',
    'North Island: Auckland',
    'Auckland\n',
    'Write a list: a row with a dash for each, or [a, b]',
  ],
  ['Island: [Auckland, Wellington]', 'Island: []', '[]', 'Name at least one'],
  [
    'between: North Island',
    'between: true',
    'true',
    'Write a list of regions, or the name of one of regionGroups',
  ],
  ['within: [Auckland, ', 'within: [Auckland, true, ', 'true', 'Write a text'],
  ['account: HAR-1', 'account: HAR-2', 'HAR-2', "'HAR-2' is not one of the accounts of harbour"],
  ['code: WLG', 'code: AKL', 'code', "The code 'AKL' is there already: remove one"],
  ['DangerousGoodsEnabled: true', 'Odd: true', 'true', "Unknown setting 'Odd'. There are: "],
  ['GoodsEnabled: true', "GoodsEnabled: 'yes'", "'yes'", 'Write true or false'],
  ["'DAMAGED 7, LOST 30'", "'DAMAGED soon'", "'DAMAGED soon'", 'Write codes of exceptions with their days'],
  ["'DAMAGED 7, LOST 30'", "'LOST 1'\n  Retention:Months: '6'", "'6'", 'Write a whole number of months'],
  ['required: NONE', 'required: SOME', 'SOME', 'The setting consignment-contact-'],
  ['volume: 1.44', 'volume: 1.44445', '1.44445', 'Write at most 4 decimals'],
  ['[pacific.example]', '*others', '*others', 'Write the value out: references (*) are not supported'],
  [
    '[pacific.example]',
    '["pacific\\uD800.example"]',
    '"pacific\\uD800',
    "This contains a character that can't be stored",
  ],
  ['class: 3,', 'class: 33,', '33', 'Write a class or division, such as 3 or 6.1'],
  ['postcode: 7630', 'postcode: 763', '763', 'Write four digits, such as 0610'],
  ['[pacific.example]', "['pacific.example:443']", "'pacific", 'Write a host name without port'],
])(
  '[PLAT-81] names the problem of %j as %j by row and column, with what would fix it',
  async (from, to, at, message) => {
    const changed = replace(from, to);
    const before = changed.slice(0, pacificFile.indexOf(from));
    const offset = before.length + changed.slice(before.length).indexOf(at);
    const rows = changed.slice(0, offset).split('\n');
    const place = `${rows.length}:${(rows.at(-1)?.length ?? 0) + 1}`;
    expect(await read(changed)).toEqual([expect.stringContaining(`pacific.yaml:${place} ${message}`)]);
  },
);

it('[PLAT-184] a group names each region without a calendar, and stands for its list in lanes and closures', async () => {
  const islands = replace(
    '  - name: Canterbury\n',
    '  - name: Chatham Islands\n  - name: Canterbury\n',
  ).replace('North Island: [', 'North Island: [Chatham Islands, ');
  expect(await read(islands)).toEqual([
    expect.stringMatching(/^pacific\.yaml:\d+:18 Give the region 'Chatham Islands' a calendar$/u),
  ]);
  const text = replace('to: 2026-12-31 }', 'to: 2026-12-31, regions: North Island }');
  const source = await read(text);
  if (Array.isArray(source)) throw new Error(source.join('\n'));
  const written = await read(
    text.replaceAll(/(?<=between: |regions: )North Island/gu, '[Auckland, Wellington]'),
  );
  if (Array.isArray(written)) throw new Error(written.join('\n'));
  expect(source.file.lanes?.[1]?.between).toBe('North Island');
  const ids = {
    regionId: (name: string) => name,
    createId: (...names: string[]) => names.join(),
  };
  const rows = buildProviderRows(source, ids);
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).toBe(JSON.stringify(buildProviderRows(written, ids)));
});

it('[PLAT-81] says where a file stops being YAML', async () => {
  expect(await read('hosts: [pacific.example\n')).toContainEqual(
    expect.stringMatching(/^pacific\.yaml:2:1 .*bracket/u),
  );
  expect(await read('')).toEqual(['pacific.yaml:1:1 The file is empty']);
});

it('[PLAT-09] names a colour on which text can not be read, with one on which it can', async () => {
  expect(await read(replace("colour: '#8a3b00'", "colour: '#ffd400'"))).toEqual([
    expect.stringMatching(
      /^pacific\.yaml:\d+:\d+ White text on the brand colour #ffd400 has a contrast of 1\.4:1 and needs 4\.5:1\. Choose a darker one, such as #[\da-f]{6}\.$/u,
    ),
  ]);
});

it.each([
  ["colour: '#8a3b00'", 'colour: teal', /written as #rrggbb/u],
  [
    "topBarColour: '#4a1d00'",
    "topBarColour: '#7f7f7f'",
    /No text can be read on the top bar colour #7f7f7f/u,
  ],
  ['logoPath: M2 20 12 4l10 16Z', `logoPath: '<svg onload="alert(1)">'`, /path data of an SVG/u],
  ['[pacific.example]', '[]', /Name at least one host/u],
  ['referencePrefix: PAC', 'referencePrefix: pac', /2 to 5 capital letters/u],
  ['name: Pacific Carriers', "name: ''", /this is empty/u],
])('[PLAT-09] refuses %s changed to %s', async (from, to, sentence) => {
  expect(await read(replace(from, to))).toEqual([expect.stringMatching(sentence)]);
});

it('[PLAT-200] refuses places that are not UTF-8', async () => {
  const places = pacificFile.replace(/^places:\n(?: .*\n)+/mu, 'places: places.csv\n');
  const latin = Buffer.from('suburb,city,postcode,region\n,Café,3110,Auckland\n', 'latin1');
  expect(await read(places, { 'places.csv': latin })).toEqual(['places.csv:1:1 The file is not UTF-8 text']);
});

it('[PLAT-83] reads the places and tariffs that the file names, beside it', async () => {
  const places = pacificFile.replace(/^places:\n(?: .*\n)+/mu, 'places: places.csv\ntariffs: [july.yaml]\n');
  const csv = 'suburb,city,postcode,region\nPenrose,Auckland,610,Auckland\n,Kaiapoi,7630,Canterbury\n';
  expect(await read(places, { 'places.csv': csv, 'july.yaml': 'code: A' })).toMatchObject({
    places: [{ suburb: 'Penrose', city: 'Auckland', postcode: '0610' }, { city: 'Kaiapoi' }],
    tariffs: [{ name: 'july.yaml' }],
  });
  const row = places.split('\n').findIndex((line) => line.startsWith('places:')) + 1;
  expect(await read(places)).toEqual([
    `pacific.yaml:${row + 1}:11 july.yaml can't be read beside this file`,
    `pacific.yaml:${row}:9 places.csv can't be read beside this file`,
  ]);
  expect(await read(places, { 'places.csv': `${csv}x,y,12,Otago\n`, 'july.yaml': '' })).toEqual([
    "places.csv:4:4 'Otago' is not one of the file's regions",
  ]);
});
