import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';

const url = '/api/v1/users/me/preferences';
const all = {
  printOnPickup: true,
  labelFormat: 'ZPL',
  undoSeconds: 20,
  letterKeys: false,
  listSort: { option: 'statusDate', direction: 'desc' },
};

describe('saving preferences', () => {
  it('[NAV-17] [CALL-120] keeps all of them and answers them', async ({ api }) => {
    expect(await api.put(url, all)).toMatchObject({ status: 200, body: all });
    expect((await api.get(url)).body).toEqual(all);
  });

  it('[NAV-17] leaves those alone that are not sent', async ({ api }) => {
    await api.put(url, all);
    expect((await api.put(url, { listSort: null })).body).toEqual({ ...all, listSort: null });
    expect((await api.put(url, { letterKeys: true })).body).toEqual({
      ...all,
      letterKeys: true,
      listSort: null,
    });
  });

  it('[NAV-17] keeps what two windows save at the same time', async ({ api }) => {
    await Promise.all([api.put(url, { printOnPickup: true }), api.put(url, { undoSeconds: 60 })]);
    expect((await api.get(url)).body).toMatchObject({ printOnPickup: true, undoSeconds: 60 });
  });

  it.for([
    ['nothing', {}],
    ['an unknown preference', { colour: 'red' }],
    ['an unknown label format', { labelFormat: 'EPL' }],
    ['a time that is too short', { undoSeconds: 1 }],
    ['a sort without its direction', { listSort: { option: 'statusDate' } }],
  ] as const)('[NAV-17] refuses %s', async ([_what, body], { api }) => {
    expect((await api.put(url, body)).status).toBe(400);
  });
});
