import { type Day, addDays, startOfDayUtc } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';
import fc from 'fast-check';
import { sql } from 'kysely';

import type { Database } from '../database/database.js';
import { activeAccountId, kowhaiScope, kowhaiSite } from './fixtures.js';
import { aucklandRegion, wellingtonRegion } from './lookups.js';
import { worldId } from './world-rows.js';

/** A consignment as a test makes it up, with all that reports count by. */
export interface ReportedConsignment {
  readonly site: string;
  readonly serviceType: string;
  readonly createdAt: number;
  /** Skipped by some, as the provider's scans are. */
  readonly stagedAt: number | null;
  readonly status: StatusCode;
  readonly statusAt: number;
  readonly requestedPickupAt: number | null;
  readonly requestedAt: number | null;
  /** Confirmed before any delivery. */
  readonly confirmedAt: number | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly cents: number | null;
  /** Stored with a delivery alone. */
  readonly piecesMissing: number | null;
  readonly exceptions: readonly {
    readonly code: string | null;
    readonly title: string;
    readonly at: number;
    readonly isResolved: boolean;
  }[];
}

/** Created, staged and delivered on Tuesday 10 March 2026, from Auckland to Wellington. */
export const reported: ReportedConsignment = {
  site: 'AKL1',
  serviceType: 'GENERAL',
  createdAt: Date.parse('2026-03-09T20:00:00Z'),
  stagedAt: Date.parse('2026-03-09T21:00:00Z'),
  status: 'DELIVERED',
  statusAt: Date.parse('2026-03-10T03:00:00Z'),
  requestedPickupAt: null,
  requestedAt: null,
  confirmedAt: null,
  origin: aucklandRegion,
  destination: wellingtonRegion,
  cents: null,
  piecesMissing: null,
  exceptions: [],
};

const hour = 3_600_000;

/** Any moment of some days, often at their edges. */
function arbitraryMoment(from: Day, days: number): fc.Arbitrary<number> {
  const day = fc.integer({ min: 0, max: days - 1 }).map((ahead) => addDays(from, ahead));
  const midnight = day.map((each) => Date.parse(startOfDayUtc(each)));
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(midnight, fc.integer({ min: 0, max: 24 * hour })).map(([at, after]) => at + after),
    },
    { weight: 1, arbitrary: midnight },
    { weight: 1, arbitrary: midnight.map((at) => at - 1) },
  );
}

const orNull = <T>(arbitrary: fc.Arbitrary<T>, freq = 2) => fc.option(arbitrary, { nil: null, freq });

/** Any consignment around some days. */
export function anyReported(from: Day, days: number): fc.Arbitrary<ReportedConsignment> {
  const moment = arbitraryMoment(from, days);
  const day = fc
    .integer({ min: 0, max: days - 1 })
    .map((ahead) => Date.parse(startOfDayUtc(addDays(from, ahead))));
  return fc.record({
    site: fc.constantFrom('AKL1', 'WLG1', 'DUD1'),
    serviceType: fc.constantFrom('GENERAL', 'OVERNIGHT', 'RETIRED'),
    createdAt: moment,
    stagedAt: orNull(moment, 5),
    status: fc.constantFrom<StatusCode>(
      'DRAFT',
      'FINAL',
      'STAGED',
      'PICKUP',
      'TRANSIT',
      'DELIVERING',
      'DELIVERED',
      'DELIVERED',
      'DELIVERED',
      'DELIVERED',
      'CANCELLED',
      'ERR',
    ),
    statusAt: moment,
    requestedPickupAt: orNull(day),
    requestedAt: orNull(day),
    confirmedAt: orNull(moment),
    origin: fc.constantFrom(aucklandRegion, aucklandRegion, aucklandRegion, wellingtonRegion, null),
    destination: fc.constantFrom(wellingtonRegion, wellingtonRegion, wellingtonRegion, aucklandRegion, null),
    cents: orNull(fc.integer({ min: 0, max: 100_000 })),
    piecesMissing: fc.constantFrom(null, null, null, 2),
    exceptions: fc.array(
      fc.record({
        code: fc.constantFrom('CLOSED', 'DELAYED', null),
        title: fc.constantFrom('Receiver was closed', 'One piece is missing'),
        at: moment,
        isResolved: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  });
}

const beforeStaged: ReadonlySet<StatusCode> = new Set(['DRAFT', 'FINAL', 'CANCELLED']);

/** Whether the consignment was ever staged as it is stored. */
export const isStaged = ({ status, stagedAt }: ReportedConsignment): boolean =>
  stagedAt !== null && !beforeStaged.has(status);

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
const toReference = (index: number) => `TAS9${String(index).padStart(6, '0')}`;

/** Stores them as Kōwhai's, each through the moves that the product makes, and returns their ids in order. */
export async function storeReported(
  database: Database,
  list: readonly ReportedConsignment[],
  first = 0,
): Promise<string[]> {
  const rows = list.map((one, index) => ({
    id: worldId(3_000_000 + first + index),
    reference: toReference(first + index),
    site: kowhaiSite(one.site).id,
    service: one.serviceType,
    created: iso(one.createdAt),
    staged: isStaged(one) ? iso(one.stagedAt) : null,
    status: one.status,
    at: iso(one.statusAt),
    pickup: iso(one.requestedPickupAt),
    requested: iso(one.requestedAt),
    confirmed: iso(one.confirmedAt),
    sender: JSON.stringify(participant(one.origin)),
    receiver: JSON.stringify(participant(one.destination)),
    cents: one.cents,
    missing: one.piecesMissing,
  }));
  const events = list.flatMap(({ exceptions }, index) =>
    exceptions.map(({ code, title, at, isResolved }, place) => ({
      consignment: worldId(3_000_000 + first + index),
      id: worldId(4_000_000 + (first + index) * 10 + place),
      code,
      title,
      at: iso(at),
      resolved: isResolved ? iso(at + hour) : null,
    })),
  );
  const { tenantId, organisationId } = kowhaiScope;
  const owner = sql`${tenantId}::uuid, ${organisationId}::uuid`;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, reference text, site uuid,
    service text, created timestamptz, staged timestamptz, status text, at timestamptz, pickup timestamptz,
    requested timestamptz, confirmed timestamptz, sender text, receiver text, cents integer,
    missing integer)`;
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    await sql`insert into consignments (tenant_id, organisation_id, id, reference, charge_site_id, created_at, modified_at,
        status_code, status_at, service_type_code, account_id, sender, receiver, requested_pickup_at,
        requested_delivery_at, confirmed_delivery_at)
      select ${owner}, r.id, r.reference, r.site, r.created, r.created, 'DRAFT', r.created, r.service,
        ${activeAccountId}::uuid, r.sender::jsonb, r.receiver::jsonb, r.pickup, r.requested, r.confirmed
      from ${given}`.execute(tx);
    await sql`update consignments c set status_code = 'STAGED', status_at = r.staged from ${given}
      where c.tenant_id = ${tenantId} and c.id = r.id and r.staged is not null`.execute(tx);
    await sql`update consignments c set status_code = r.status, status_at = r.at,
        confirmed_delivery_at = case when r.status = 'DELIVERED' then r.at else c.confirmed_delivery_at end,
        pieces_missing = case when r.status = 'DELIVERED' then r.missing end
      from ${given} where c.tenant_id = ${tenantId} and c.id = r.id and r.status <> 'STAGED'`.execute(tx);
    await sql`insert into status_history (tenant_id, organisation_id, consignment_id, position, status_code, status_at)
      select ${owner}, c.id, 1, c.status_code, c.status_at from ${given}
      join consignments c on c.tenant_id = ${tenantId} and c.id = r.id`.execute(tx);
    await sql`insert into consignment_prices (tenant_id, organisation_id, consignment_id, kind, priced_at, amount_cents,
        input_version) select ${owner}, r.id, k.kind, r.at, r.cents + k.more, ''
      from ${given}, (values ('CONFIRMED', 0), ('ESTIMATE', 7)) as k (kind, more)`.execute(tx);
    await sql`insert into delivery_events (tenant_id, organisation_id, consignment_id, id, status_position, event_type,
        standard_event_code, title, created_at, resolved_at)
      select ${owner}, e.consignment, e.id, 1, 'EXCP', e.code, e.title, e.at, e.resolved
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (consignment uuid, id uuid, code text, title text,
        at timestamptz, resolved timestamptz)`.execute(tx);
  });
  return rows.map(({ id }) => id);
}

const addressFields = 'streetNumber street suburb state city country postcode latitude longitude'.split(' ');

const participant = (regionId: string | null) => ({
  id: worldId(950_001),
  siteId: null,
  fullName: 'Tūī Café',
  phone: null,
  email: null,
  address: {
    id: worldId(960_001),
    region: regionId === null ? null : { id: regionId, name: 'A region' },
    ...Object.fromEntries(addressFields.map((field) => [field, null])),
  },
});
