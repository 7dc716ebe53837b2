import { sql } from 'kysely';
import { expect } from 'vitest';

import type { Tx } from '../../database/database.js';
import { migrate } from '../../database/migrate.js';
import { test as it } from '../../testing/api-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { documentVersions } from '../document-version-store.js';

it('[DOCS-24] labels stay current when labels begin to print weights', async ({ database }) => {
  const requestedDeliveryAt = new Date('2026-03-11T11:00:00Z');
  const references = ['TAS1000006', 'TAS1000007'];
  for (const reference of references)
    await storeConsignment(database, { reference, status: 'FINAL', requestedDeliveryAt });
  const { tenantId } = kowhaiScope;
  const printed = (tx: Tx) =>
    sql<{ isCurrent: boolean }>`select c.printed_label_version = ${documentVersions.FRTLABEL} as "isCurrent"
      from consignments c where c.tenant_id = ${tenantId} and c.reference = any(${references}::text[])
      order by c.reference`.execute(tx);
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    // Versions as the previous release stored them; the second from before a change.
    await sql`update consignments c set printed_label_version = encode(sha256(convert_to(jsonb_build_array(
        c.service_type_code, c.sender ->> 'fullName', (c.sender -> 'address') - '{id,latitude,longitude,region}'::text[],
        c.receiver ->> 'fullName', c.receiver ->> 'phone',
        (c.receiver -> 'address') - '{id,latitude,longitude,region}'::text[], c.sender_reference, c.receiver_reference,
        extract(epoch from coalesce(c.confirmed_delivery_at, c.requested_delivery_at)),
        (select jsonb_agg(jsonb_build_array(i.id, i.item_count, i.packaging_type_code, i.description, i.dangerous_goods,
          null) order by i.position, i.id) from line_items i where i.tenant_id = c.tenant_id
          and i.organisation_id = c.organisation_id and i.consignment_id = c.id))::text, 'UTF8')), 'hex')
      where c.tenant_id = ${tenantId} and c.reference = any(${references}::text[])`.execute(tx);
    await sql`update consignments set receiver_reference = 'PO-9' where tenant_id = ${tenantId}
      and reference = 'TAS1000007'`.execute(tx);
    expect((await printed(tx)).rows.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    await sql`delete from schema_migrations where name like '0067%'`.execute(tx);
  });
  expect(await migrate(database, testNow)).toEqual(['0067-labels-with-measures.sql']);
  const { rows } = await database.asSchemaOwner(kowhaiScope, printed);
  expect(rows.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});
