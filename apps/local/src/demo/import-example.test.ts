import { getDay } from '@consign/domain/dates';
import { createImportParser, writeImportExample, type ImportContext } from '@consign/domain/import-csv';
import { describe, expect, it } from 'vitest';

import { tasman } from './providers.js';

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

describe('the example of an import', () => {
  it('[IMPT-11] has no problem for the customer of the demonstration', () => {
    const parser = createImportParser(context, { header: () => undefined, group: () => undefined });
    parser.write(writeImportExample(context));
    expect(parser.end()).toEqual({ rows: 3, consignments: 2, failed: 0, problems: 0, fileProblem: null });
  });
});
