import { sql } from 'kysely';

import type { Database } from '../database/database.js';
import { activeAccountId, kowhaiScope, kowhaiSite } from './fixtures.js';
import { aucklandRegion, wellingtonRegion } from './lookups.js';

const end = new Date('2026-03-17T11:00:00Z');

/**
 * Stores consignments of Kōwhai over the three years before testNow, most of them delivered within three days, and
 * analyses. One in ten has an exception, one in fifty no delivery date.
 */
export async function storeReportVolume(database: Database, size: number): Promise<void> {
  const { tenantId, organisationId } = kowhaiScope;
  const owner = sql`${tenantId}::uuid, ${organisationId}::uuid`;
  const sites = ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id);
  const regions = [aucklandRegion, wellingtonRegion];
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    await sql`
      insert into consignments (tenant_id, organisation_id, id, reference, charge_site_id, created_at, modified_at,
        status_code, status_at, service_type_code, account_id, sender, receiver, requested_delivery_at,
        confirmed_delivery_at, staged_at, promised_delivery_at)
      select ${owner}, md5(n::text)::uuid, 'TAS' || 5000000 + n, (${sites}::uuid[])[n % 3 + 1], at, at, status,
        case when status = 'DELIVERED' then at + (n % 60 + 12) * interval '1 hour' else at + interval '1 hour' end,
        (array['GENERAL', 'GENERAL', 'OVERNIGHT'])[n % 3 + 1], ${activeAccountId}::uuid,
        jsonb_build_object('address', jsonb_build_object('region', jsonb_build_object('id', (${regions}::text[])[n % 2 + 1]))),
        jsonb_build_object('address', jsonb_build_object('region', jsonb_build_object('id', (${regions}::text[])[n / 2 % 2 + 1]))),
        case when n % 50 > 0 then date_trunc('day', at) + interval '59 hours' end,
        case when status = 'DELIVERED' then at + (n % 60 + 12) * interval '1 hour' end,
        at + interval '1 hour', case when n % 7 = 0 then date_trunc('day', at) + interval '83 hours' end
      from (select n, ${end}::timestamptz - (n + random()) * interval '1095 days' / ${size}::int as at,
          case when n < ${size}::int / 50 then 'TRANSIT' when n % 25 = 0 then 'CANCELLED' else 'DELIVERED' end as status
        from generate_series(1, ${size}::int) n) made`.execute(tx);
  });
  // Foreign keys are checked by plans that must not take the tables to be empty.
  await database.runScript('vacuum analyze');
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    await sql`insert into status_history (tenant_id, organisation_id, consignment_id, position, status_code, status_at)
      select c.tenant_id, c.organisation_id, c.id, 1, c.status_code, c.status_at from consignments c`.execute(
      tx,
    );
  });
  await database.runScript('analyze');
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    await sql`insert into consignment_prices (tenant_id, organisation_id, consignment_id, kind, priced_at, amount_cents,
        input_version)
      select c.tenant_id, c.organisation_id, c.id, kind, c.status_at, 12345, '' from consignments c,
        unnest(array['ESTIMATE', 'CONFIRMED']) as kind where c.status_code = 'DELIVERED'`.execute(tx);
    await sql`insert into delivery_events (tenant_id, organisation_id, consignment_id, id, status_position, event_type,
        standard_event_code, title, created_at, resolved_at)
      select c.tenant_id, c.organisation_id, c.id, c.id, 1, 'EXCP', 'CODE' || right(c.reference, 1), 'Something',
        c.created_at + interval '2 hours', case when right(c.reference, 2) < '85' then c.status_at end
      from consignments c where c.reference like '%7'`.execute(tx);
  });
  await database.runScript('vacuum analyze');
}
