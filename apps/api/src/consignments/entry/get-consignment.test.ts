import { describe, expect } from 'vitest';

import { test as it } from '../../testing/api-test.js';
import { runSql } from '../../testing/run-sql.js';
import { setSettings } from '../../testing/tenant-settings.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { kowhai, tasman } from '../../testing/world.js';
import { worldId } from '../../testing/world-rows.js';

const path = (reference: string) => `/api/v1/consignments/${encodeURIComponent(reference)}`;

describe('a consignment', () => {
  it('[CALL-30] [CALL-94] is found by its reference in any case, with the first of each pair of names', async ({
    database,
    api,
  }) => {
    await storeConsignment(database, { reference: 'TAS1000001' });
    const { status, body } = await api.get(path('tas1000001'));
    expect([status, body]).toMatchObject([
      200,
      { reference: 'TAS1000001', receiverParticipant: { fullName: 'Tūī Café', siteProxy: null } },
    ]);
    const names = Object.keys(body as object);
    expect(names).toEqual(
      expect.arrayContaining(['tags', 'notes', 'trackingUrl', 'requestedDeliveryDateTimeUtc']),
    );
    for (const second of ['consignmentTags', 'senderNotes', 'trackingLink', 'requestedDeliveryDate']) {
      expect(names).not.toContain(second);
    }
  });

  it('[CONS-13] lists the events of each status, oldest first', async ({ database, load }) => {
    const statusAt = new Date('2026-03-11T00:00:00Z');
    const id = await storeConsignment(database, { reference: 'TAS1000002', status: 'TRANSIT', statusAt });
    await runSql(database)`
      insert into delivery_events (tenant_id, organisation_id, consignment_id, id, status_position, event_type, title,
          action_required, created_at, resolved_at)
        select ${tasman.id}, ${kowhai.id}, ${id}, * from (values
          (${worldId(2)}::uuid, 2, 'INFO', 'Call ahead', false, timestamptz '2026-03-11 03:00Z', null::timestamptz),
          (${worldId(1)}, 2, 'EXCP', 'Closed', true, '2026-03-11 02:00Z', '2026-03-11 04:00Z'),
          (${worldId(3)}, 1, 'INFO', 'Noted', false, '2026-03-11 01:00Z', null)) events`;
    expect(await load('TAS1000002')).toMatchObject({
      statusHistory: [
        { code: 'DRAFT', deliveryEvents: [{ title: 'Noted', resolvedTimestamp: null }] },
        {
          code: 'TRANSIT',
          name: 'In Transit',
          statusDate: '2026-03-11T00:00:00.000Z',
          deliveryEvents: [
            {
              deliveryEventTypeCode: 'EXCP',
              title: 'Closed',
              createdAtDateTimeUtc: '2026-03-11T02:00:00.000Z',
              actionRequired: true,
              resolvedTimestamp: '2026-03-11T04:00:00.000Z',
            },
            { deliveryEventTypeCode: 'INFO', title: 'Call ahead', resolvedTimestamp: null },
          ],
        },
      ],
    });
  });

  it('[FRGT-12] totals its freight, and names its only package type', async ({ database, load }) => {
    await storeConsignment(database, { reference: 'TAS1000003', items: [{ count: 2 }, { count: 3 }] });
    expect(await load('TAS1000003')).toMatchObject({
      totals: { deliveryItems: 5, packagingTypeName: 'Carton', volume: 0.24, weight: 91 },
    });
    const items = [{ count: 2 }, { packagingType: 'PALLET' }];
    await storeConsignment(database, { reference: 'TAS1000004', items });
    expect(await load('TAS1000004')).toMatchObject({ totals: { deliveryItems: 3, packagingTypeName: null } });
  });

  it('[CALL-30] is not found by another text', async ({ api }) => {
    for (const reference of ['TAS9999999', '%', "TAS' or 'x", 'ẞ', '..'])
      expect((await api.get(path(reference))).status).toBe(404);
  });

  it("[CONS-05] has a tracking link, by the tenant's template once Ready", async ({ database, load }) => {
    const references = ['TAS1200001', 'TAS1200002', 'TAS1200003'];
    for (const reference of references)
      await storeConsignment(database, {
        reference,
        ...(reference === 'TAS1200002' ? {} : { status: 'FINAL' }),
      });
    const template = 'https://track.tasman.example/{reference}';
    await setSettings(database, { 'Client.TrackingUrlTemplate': template });
    await runSql(database)`update consignments set tracking_url = 'https://carrier.example/7'
        where reference = 'TAS1200003' and tenant_id = ${tasman.id}`;
    const loaded = await Promise.all(references.map(load));
    expect(loaded.map(({ trackingUrl }) => trackingUrl)).toEqual([
      'https://track.tasman.example/TAS1200001',
      null,
      'https://carrier.example/7',
    ]);
  });
});
