import { parseTenantSettings } from '@consign/domain/settings';
import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy } from '../../database/owner.js';
import type { ReportChangeKind, ReportDayKind } from '../../database/schema.js';
import { type SiteDay, siteDayRows } from '../../database/counted-days.js';
import { countCreated } from '../../consignments/index.js';
import { countDelivered, sumStaged } from '../series-store.js';

/** Finds a customer with days to count, other than those in `served`. */
export async function findOwnerToCount(
  tx: Tx,
  rules: string,
  served: readonly string[],
): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select tenant_id as "tenantId", organisation_id as "organisationId"
    from find_report_changes(${rules}, ${[...served]}::uuid[])`.execute(tx);
  return rows[0];
}

/** Whether this transaction may count the customer's days; another one does at the moment if not. */
export async function claimOwner(tx: Tx, { organisationId }: Owner): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('report days of ' || ${organisationId}, 0)) as "isOurs"`.execute(
    tx,
  );
  return rows[0]?.isOurs === true;
}

/** Whether the tenant takes requested pickup dates (PLAT-04). */
export async function hasPickupDates(tx: Tx, { tenantId }: Owner): Promise<boolean> {
  const tenant = await tx
    .selectFrom('tenants')
    .where('tenant_id', '=', tenantId)
    .select('record')
    .executeTakeFirstOrThrow();
  const settings = parseTenantSettings(tenant.record);
  return settings.ok && settings.value.requestedPickupDateEnabled;
}

/** The site days that changed since they were counted, the latest first; of deliveries also days with another basis. */
export async function listDaysToCount(
  tx: Tx,
  owner: Owner,
  kind: ReportChangeKind,
  { basis, limit }: { readonly basis: string; readonly limit: number },
): Promise<SiteDay[]> {
  const { rows } = await sql<SiteDay>`
    select o.site_id as "siteId", o.day from (
      select m.site_id, m.day from report_changes m where ${ownedBy(owner, 'm')} and m.kind = ${kind}
      union
      select d.site_id, d.day from report_days d
      where ${ownedBy(owner, 'd')} and d.kind = ${kind} and ${kind} = 'DELIVERED' and d.basis <> ${basis}) o
    order by o.day desc, o.site_id limit ${limit}`.execute(tx);
  return rows;
}

/**
 * Replaces the counts of the site days by present ones. Only changes that this transaction sees are taken
 * away afterwards, so it needs a snapshot: the counts must include exactly these changes.
 */
export async function countDays(
  tx: Tx,
  owner: Owner,
  kind: ReportDayKind,
  days: readonly SiteDay[],
): Promise<void> {
  await sql`delete from report_days d using (${siteDayRows(days)}) k
    where ${ownedBy(owner, 'd')} and d.kind = ${kind} and d.site_id = k.site_id and d.day = k.day`.execute(
    tx,
  );
  const { columns, count } = figures[kind];
  await sql`insert into report_days (tenant_id, organisation_id, kind, site_id, day, service_type_code, ${columns})
    select ${owner.tenantId}::uuid, ${owner.organisationId}::uuid, ${kind}, f.site_id, f.day, f.service_type_code, ${columns}
    from (${count(owner, siteDayRows(days))}) f
    -- Fails a transaction whose snapshot is older than these rows; it is run again.
    on conflict (tenant_id, organisation_id, kind, site_id, day, service_type_code, status_code)
      do update set basis = excluded.basis`.execute(tx);
}

/** Takes away the notes of site days that were counted. */
export async function removeNotes(
  tx: Tx,
  owner: Owner,
  kind: ReportChangeKind,
  days: readonly SiteDay[],
): Promise<void> {
  await sql`delete from report_changes m using (${siteDayRows(days)}) k
    where ${ownedBy(owner, 'm')} and m.kind = ${kind} and m.site_id = k.site_id and m.day = k.day`.execute(
    tx,
  );
}

const figures: Readonly<
  Record<
    ReportDayKind,
    { columns: RawBuilder<unknown>; count(owner: Owner, days: RawBuilder<unknown>): RawBuilder<unknown> }
  >
> = {
  CREATED: { columns: sql`status_code, consignments`, count: countCreated },
  DELIVERED: { columns: sql`consignments`, count: countDelivered },
  STAGED: { columns: sql`cents`, count: sumStaged },
};

/** What calendars say of the deliveries of a site day. */
export interface DeliveredFigures extends SiteDay {
  readonly serviceTypeCode: string;
  readonly onTime: number;
  readonly missed: number;
  readonly stays: number;
  readonly workingMs: number;
}

/** Adds to the counted deliveries what calendars say of them. */
export async function saveDelivered(
  tx: Tx,
  owner: Owner,
  basis: string,
  rows: readonly DeliveredFigures[],
): Promise<void> {
  await sql`update report_days d set on_time = r."onTime", missed = r.missed, stays = r.stays,
      working_ms = r."workingMs", basis = ${basis}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("siteId" uuid, day date, "serviceTypeCode" text,
      "onTime" integer, missed integer, stays integer, "workingMs" float8)
    where ${ownedBy(owner, 'd')} and d.kind = 'DELIVERED' and d.site_id = r."siteId" and d.day = r.day
      and d.service_type_code = r."serviceTypeCode"`.execute(tx);
}
