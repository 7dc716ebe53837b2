import { describe, expect } from 'vitest';

import { test } from '../testing/import-test.js';

const url = '/api/v2/imports/columns';

const listHeadings = (from: number) =>
  Array.from({ length: 100 }, (_, index) => ({ heading: `Heading ${from + index}`, column: null }));

const it = test
  .extend('remember', ({ api }) =>
    (...columns: object[]) =>
      api.put(url, { columns }))
  .extend(
    'list',
    ({ api }) =>
      async () =>
        (await api.get(url)).body,
  );

describe('remembering what headings stand for', () => {
  it('[IMPT-17] adds headings and replaces what they stood for, in any case', async ({ remember, list }) => {
    await remember({ heading: 'Ship from', column: 'senderSite' }, { heading: 'Qty', column: 'quantity' });
    expect((await remember({ heading: 'SHIP  FROM', column: 'receiverSite' })).status).toBe(204);
    expect(await list()).toEqual({
      columns: [
        { heading: 'Qty', column: 'quantity' },
        { heading: 'SHIP  FROM', column: 'receiverSite' },
      ],
    });
    await remember({ heading: 'qty', column: null });
    expect(await list()).toMatchObject({ columns: [{ heading: 'qty', column: null }, {}] });
  });

  it('[IMPT-17] takes the last of a heading that is given twice', async ({ remember, list }) => {
    await remember({ heading: 'Qty', column: 'weight' }, { heading: 'QTY', column: 'quantity' });
    expect(await list()).toEqual({ columns: [{ heading: 'QTY', column: 'quantity' }] });
  });

  it('[IMPT-17] keeps 300 headings of an organisation', async ({ remember, list }) => {
    for (const from of [0, 100, 200]) expect((await remember(...listHeadings(from))).status).toBe(204);
    expect((await remember(...listHeadings(200))).status).toBe(204);
    expect(await remember({ heading: 'One more', column: null })).toMatchObject({
      status: 422,
      body: {
        problems: [{ id: 'IMPT-17', path: 'columns', message: 'At most 300 headings are remembered' }],
      },
    });
    expect(await list()).toMatchObject({ columns: { length: 300 } });
  });

  it.for([
    ['an unknown column', { heading: 'A', column: 'colour' }],
    ['an empty heading', { heading: '', column: null }],
  ] as const)('[IMPT-17] of %s is refused', async ([_what, column], { remember }) => {
    expect((await remember(column)).status).toBe(400);
  });
});
