import { getDay } from '@consign/domain/dates';
import { createImportParser, writeImportExample, type ImportContext } from '@consign/domain/import-csv';
import { expect, it } from 'vitest';

import { tasman, tenants } from './providers.js';
import { readTenant } from './read-tenant.js';
import { receivers } from './addresses.js';

it.each(tenants.map(({ code, settings }) => [code, settings] as const))(
  '[PLAT-09] the demonstration tenant %s has a brand in its record on which text can be read',
  (_code, { brand }) => {
    expect(brand).toMatchObject({ logoPath: expect.stringMatching(/^M/u) });
  },
);

it.each(tenants.map(({ code }) => code))(
  'every receiver is in a region of the tenant file of %s',
  async (code) => {
    const { file } = await readTenant(code.toLowerCase(), new Date());
    const regions = file.regions?.map(({ name }) => name);
    expect(regions).toEqual(expect.arrayContaining(receivers.map(([, place]) => place[5])));
  },
);

it('[PLAT-91] reads a tenant file of the demonstration as if it had been written today', async () => {
  const { file, tariffs } = await readTenant('tasman', new Date('2029-03-16T00:00:00Z'));
  expect(file.closures?.map(({ from }) => from)).toEqual(['2028-12-29', '2029-12-29', '2030-12-29']);
  const texts = tariffs.map(({ bytes }) => new TextDecoder().decode(bytes));
  expect(texts[0]).toMatch(/^code: TASMAN-2027-07\neffectiveFrom: 2027-07-01$/mu);
  expect(texts[1]).toMatch(/^code: TASMAN-2028-07\neffectiveFrom: 2028-07-01$/mu);
  expect(texts[2]).toContain('{ from: 2029-03-01, percent: 18.5 }');
});

const kowhai = tasman.organisations.find(({ key }) => key === 'kowhai');
if (kowhai === undefined) throw new Error('Tasman has no customer kowhai');

const context: ImportContext = {
  lookups: {
    accounts: kowhai.accounts.map(({ active, ...account }) => ({
      ...account,
      id: account.code,
      isActive: active,
    })),
    serviceTypes: kowhai.serviceTypes,
    sites: kowhai.sites.map(({ code, name }) => ({ code, name, defaultParticipant: { id: code } })),
    packagingTypes: kowhai.packaging.map(({ code, volume = null, weight = null }) => ({
      code,
      defaultVolume: volume,
      defaultWeight: weight,
    })),
    hireUnits: [{ providerCode: 'CHEP', code: 'PALLET' }],
  },
  settings: {
    allowCustomParticipants: true,
    canUseDefaultRequestedDeliveryDate: true,
    dangerousGoodsEnabled: kowhai.carriesDangerousGoods,
    freightItemDescriptionOptional: false,
    hireageEnabled: true,
    requestedPickupDateEnabled: true,
  },
  flags: { ExportConsignments: true },
  today: getDay('2026-11-22'),
};

it('[IMPT-11] the example of an import has no problem for the customer of the demonstration', () => {
  const parser = createImportParser(context, { header: () => undefined, group: () => undefined });
  parser.write(writeImportExample(context));
  expect(parser.end()).toEqual({ rows: 3, consignments: 2, failed: 0, problems: 0, fileProblem: null });
});
