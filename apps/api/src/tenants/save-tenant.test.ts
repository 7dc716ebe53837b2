import { expect } from 'vitest';

import { test as base } from '../testing/api-test.js';
import { call } from '../testing/call.js';
import { testNow } from '../testing/now.js';
import { saveTenant } from './save-tenant.js';

const record = {
  tenantName: 'Pacific Carriers',
  tenantCode: 'PACIFIC',
  externalId: 'org_pacific',
  brandColour: '#8a3b00',
  brandTopBarColour: '#4a1d00',
  brandLogoPath: 'M2 20 12 4l10 16Z',
};
const pacific = { ...record, referencePrefix: 'PAC', hosts: ['pacific.localhost'] };

const it = base
  .extend(
    'save',
    ({ database }) =>
      (over: object = {}) =>
        saveTenant(database, { ...pacific, ...over }, testNow),
  )
  .extend('read', ({ app }) => async (host: string) => {
    const url = `/api/v1/configuration/tenants/${host}/clientSettings`;
    return call(app, 'GET', url, { host: `${host}:4300` });
  });

it('[PLAT-09] a third tenant is added with its brand, and changed, by data alone', async ({ save, read }) => {
  expect(await save()).toEqual({ ok: true, value: 'added' });
  expect(await read('pacific.localhost')).toMatchObject({ status: 200, body: record });

  const listed = {
    tenantName: 'Pacific Ltd',
    brandColour: undefined,
    brandTopBarColour: undefined,
    brandLogoPath: undefined,
    settings: [{ name: 'Brand:Colour', value: '#047781' }],
    hosts: ['pacific.localhost', 'PACIFIC.example'],
  };
  expect(await save(listed)).toEqual({ ok: true, value: 'changed' });
  expect(await read('pacific.example')).toMatchObject({
    status: 200,
    body: { tenantName: 'Pacific Ltd', settings: [{ name: 'Brand:Colour', value: '#047781' }] },
  });
});

const unreadable =
  /^White text on the brand colour #ffd400 has a contrast of 1\.4:1 and needs 4\.5:1\. Choose a darker one, such as #[\da-f]{6}\.$/u;

it.for([
  [{ brandColour: '#ffd400' }, unreadable],
  [{ settings: [{ name: 'Brand:Colour', value: '#ffd400' }] }, unreadable],
  [{ brandColour: 'teal' }, /written as #rrggbb/u],
  [{ brandTopBarColour: '#7f7f7f' }, /No text can be read on the top bar colour #7f7f7f/u],
  [{ brandLogoPath: '<svg onload="alert(1)">' }, /path data of an SVG/u],
  [{ hosts: ['tasman.localhost'] }, /^The host tasman\.localhost belongs to another tenant$/u],
  [{ hosts: ['new.localhost'], tenantCode: 'TASMAN' }, /^Another tenant has this tenantCode/u],
  [{ hosts: [] }, /list of host names/u],
  [{ referencePrefix: 'pac' }, /2 to 5 capital letters/u],
  [{ tenantName: '' }, /has no tenantName/u],
] as const)(
  '[PLAT-09] %j is refused with a sentence, and changes nothing',
  async ([over, sentence], { save, read }) => {
    const before = (await read('pacific.localhost')).body;
    const saved = await save(over);
    expect(saved.ok ? [] : saved.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(sentence),
    ]);
    expect((await read('pacific.localhost')).body).toEqual(before);
    expect((await read('tasman.localhost')).body).toMatchObject({ tenantCode: 'TASMAN' });
  },
);
