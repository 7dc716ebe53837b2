import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { aucklandRegion, createLookups, wellingtonRegion } from '../testing/lookups.js';
import { type ReportedConsignment, reported, storeReported } from '../testing/report-rows.js';
import { runSql } from '../testing/run-sql.js';

const delivered: ReportedConsignment = {
  ...reported,
  statusAt: Date.parse('2026-03-12T03:00:00Z'),
  confirmedAt: Date.parse('2026-03-11T20:00:00Z'),
};

it.beforeAll(({ database }) => createLookups(database));

it('[DASH-10, DASH-23] what reports count is kept when a consignment moves', async ({ database }) => {
  const ids = await storeReported(
    database,
    [
      delivered,
      { ...delivered, stagedAt: null, status: 'PICKUP' },
      { ...delivered, status: 'FINAL', origin: null },
    ],
    1000,
  );
  const { rows } = await runSql(database)`
    select staged_at as "stagedAt", promised_delivery_at as "promisedAt", confirmed_delivery_at as "confirmedAt",
        origin_region_id as origin, destination_region_id as destination
      from consignments where tenant_id = ${kowhaiScope.tenantId} and id = any(${ids}::uuid[]) order by id`;

  expect(rows).toEqual([
    // A delivery replaces the confirmed date; the one before it is what the delivery is held against.
    {
      stagedAt: new Date('2026-03-09T21:00:00Z'),
      promisedAt: new Date('2026-03-11T20:00:00Z'),
      confirmedAt: new Date('2026-03-12T03:00:00Z'),
      origin: aucklandRegion,
      destination: wellingtonRegion,
    },
    // Collected without a pickup request.
    {
      stagedAt: new Date('2026-03-12T03:00:00Z'),
      promisedAt: null,
      confirmedAt: new Date('2026-03-11T20:00:00Z'),
      origin: aucklandRegion,
      destination: wellingtonRegion,
    },
    {
      stagedAt: null,
      promisedAt: null,
      confirmedAt: new Date('2026-03-11T20:00:00Z'),
      origin: null,
      destination: wellingtonRegion,
    },
  ]);
});
