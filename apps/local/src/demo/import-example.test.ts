import { getDay } from '@consign/domain/dates';
import { createImportParser, writeImportExample, type ImportContext } from '@consign/domain/import-csv';
import { describe, expect, it } from 'vitest';

import { kowhai } from './customers.js';

const context: ImportContext = {
  lookups: {
    accounts: kowhai.accounts.map((account) => ({ ...account, id: account.code })),
    serviceTypes: kowhai.serviceTypes,
    sites: kowhai.sites.map(({ code, name }) => ({ code, name, defaultParticipant: { id: code } })),
    packagingTypes: [
      { code: 'PALLET', defaultVolume: 1.44, defaultWeight: 250 },
      { code: 'CARTON', defaultVolume: 0.048, defaultWeight: 12 },
    ],
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
