import { sql } from 'kysely';
import { expect } from 'vitest';

import { test as it } from '../../testing/api-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';

it.beforeAll(async ({ database }) => {
  await storeConsignment(database, { reference: 'TAS1200001', status: 'FINAL' });
  await storeConsignment(database, { reference: 'TAS1200002' });
  await storeConsignment(database, { reference: 'TAS1200003', status: 'FINAL' });
  const setting = { name: 'Client.TrackingUrlTemplate', value: 'https://track.tasman.example/{reference}' };
  await database.asOwner(kowhaiScope, async (tx) => {
    await sql`update tenants set record = jsonb_set(record, '{settings}',
      record->'settings' || ${JSON.stringify([setting])}::jsonb) where tenant_id = ${kowhaiScope.tenantId}`.execute(
      tx,
    );
    await sql`update consignments set tracking_url = 'https://carrier.example/7' where reference = 'TAS1200003'
      and tenant_id = ${kowhaiScope.tenantId}`.execute(tx);
  });
});

it.for([
  ['the tenant’s template with the reference', 'TAS1200001', 'https://track.tasman.example/TAS1200001'],
  ['null for a Draft', 'TAS1200002', null],
  ['the consignment’s own link where it has one', 'TAS1200003', 'https://carrier.example/7'],
] as const)('[CONS-05] the tracking link is %s', async ([_what, reference, trackingUrl], { api }) => {
  expect(await api.get(`/api/v1/consignments/${reference}`)).toMatchObject({
    status: 200,
    body: { trackingUrl },
  });
});
