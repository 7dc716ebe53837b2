import { expect } from 'vitest';

import { test as it } from '../testing/cli-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { storePriced } from '../testing/invoice-test.js';
import { runSql } from '../testing/run-sql.js';

const command = 'invoice --tenant TASMAN --organisation kowhai --account KOW-001 --number INV-7';

it.beforeAll(async ({ database }) => {
  await runSql(database)`update organisations set code = 'kowhai' where tenant_id = ${kowhaiScope.tenantId}
      and id = ${kowhaiScope.organisationId}`;
});

it("[INVC-17] writes an account's invoice from the prices of some days", async ({ consign, database }) => {
  // The first and the last moment of the days in Auckland, and the moments around them.
  const store = (reference: string, at: string, status?: 'TRANSIT') =>
    storePriced(database, {
      reference,
      statusAt: new Date(at),
      salesReference: 'PO 7',
      ...(status && { status }),
    });
  await store('TAS0300001', '2026-02-28T10:59:59Z');
  await store('TAS0300002', '2026-02-28T11:00:00Z');
  await store('TAS0300003', '2026-03-02T10:59:59Z');
  await store('TAS0300004', '2026-03-02T11:00:00Z');
  await store('TAS0300005', '2026-03-01T11:00:00Z', 'TRANSIT');
  await storePriced(
    database,
    { reference: 'TAS0300006', statusAt: new Date('2026-03-01T11:00:00Z') },
    {},
    'ESTIMATE',
  );
  const { exitCode, out } = await consign(`${command} --from 2026-03-01 --to 2026-03-02`);
  expect(exitCode).toBe(0);
  expect(out.join('').split('\r\n')).toEqual([
    'Invoice Number,Invoice Date,Account,Consignment,Your Reference,Description,Freight,Extras,Surcharges,FAF,Amount excl. GST',
    'INV-7,2026-03-02,KOW-001,TAS0300002,PO 7,GENERAL,100.00,0.00,0.00,20.00,120.00',
    'INV-7,2026-03-02,KOW-001,TAS0300003,PO 7,GENERAL,100.00,0.00,0.00,20.00,120.00',
    ',,,,,Total,,,,,240.00',
  ]);
});

it.for([
  ['--from 2026-03-02 --to 2026-03-01', 2, 'Write the first and the last day as 2026-11-01 and 2026-11-30'],
  ['--from 2026-03-02 --to March', 2, 'Write the first and the last day as 2026-11-01 and 2026-11-30'],
  ['--from 2024-03-01 --to 2024-03-02', 1, 'Nothing with a confirmed price was delivered on these days'],
  ['--from 2026-03-01 --to 2026-03-02 --account KOW-X', 1, 'The organisation has no account KOW-X'],
  [
    '--from 2026-03-01 --to 2026-03-02 --organisation X',
    1,
    'The tenant has no organisation X. It has: kowhai',
  ],
  ['--from 2026-03-01 --to 2026-03-02 --tenant X', 1, 'There is no tenant X. Apply its file first.'],
] as const)('[INVC-17] refuses %s', async ([options, exitCode, message], { consign }) => {
  expect(await consign(`${command} ${options}`)).toEqual({ exitCode, out: [], errors: [message] });
});
