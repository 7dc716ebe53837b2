import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, type Viewer, ownedBy, ownerColumns, visibleTo } from '../../database/owner.js';

/** The ids of consignments that wait for pickup at the sites, by reference; at most one more than `limit`. */
export async function listStagedIds(
  tx: Tx,
  viewer: Viewer,
  siteIds: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('consignments as c')
    .where(visibleTo(viewer))
    .where('c.charge_site_id', 'in', siteIds)
    .where('c.status_code', '=', 'STAGED')
    .select('c.id')
    .orderBy('c.reference')
    .limit(limit + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** A consignment of a load check. */
export interface CheckedConsignment {
  readonly consignmentId: string;
  readonly expected: number;
  readonly missing: readonly string[];
}

export interface NewLoadCheck {
  readonly id: string;
  readonly signedBy: string;
  readonly userId: string;
  readonly signedAt: Date;
  readonly unknown: readonly string[];
  readonly consignments: readonly CheckedConsignment[];
}

/** Holds back other checks of these consignments until the transaction ends. */
export async function lockLoad(tx: Tx, owner: Owner, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('consignments as c')
    .where(ownedBy(owner, 'c'))
    .where('c.id', 'in', ids)
    .select('c.id')
    .orderBy('c.id')
    .forNoKeyUpdate()
    .execute();
}

export async function insertLoadCheck(tx: Tx, owner: Owner, check: NewLoadCheck): Promise<void> {
  await tx
    .insertInto('load_checks')
    .values({
      ...ownerColumns(owner),
      id: check.id,
      signed_by: check.signedBy,
      user_id: check.userId,
      signed_at: check.signedAt,
      unknown_ssccs: JSON.stringify(check.unknown),
    })
    .execute();
  await tx
    .insertInto('load_check_consignments')
    .values(
      check.consignments.map(({ consignmentId, expected, missing }) => ({
        ...ownerColumns(owner),
        consignment_id: consignmentId,
        load_check_id: check.id,
        expected_count: expected,
        missing_ssccs: JSON.stringify(missing),
      })),
    )
    .execute();
}

/** The latest load check of a consignment. */
export interface SignedLoad extends CheckedConsignment {
  readonly id: string;
  readonly signedBy: string;
  readonly signedAt: Date;
  /** Whether the freight has not changed since: once the pickup is requested, it can't (CONS-28). */
  readonly isCurrent: boolean;
}

/** The latest signed check of each consignment that has one. Raw: `distinct on` takes the latest in one pass. */
export async function listSignedLoads(tx: Tx, owner: Owner, ids: readonly string[]): Promise<SignedLoad[]> {
  const { rows } = await sql<SignedLoad>`
    select distinct on (l.consignment_id) l.consignment_id as "consignmentId", l.expected_count as expected,
      l.missing_ssccs as missing, k.id, k.signed_by as "signedBy", k.signed_at as "signedAt",
      c.modified_at <= k.signed_at or exists (select from status_history h where h.tenant_id = c.tenant_id
        and h.organisation_id = c.organisation_id and h.consignment_id = c.id
        and h.status_code not in ('DRAFT', 'FINAL') and coalesce(h.recorded_at, h.status_at) <= k.signed_at) as "isCurrent"
    from load_check_consignments l join load_checks k on k.tenant_id = l.tenant_id
      and k.organisation_id = l.organisation_id and k.id = l.load_check_id
    join consignments c on c.tenant_id = l.tenant_id and c.organisation_id = l.organisation_id
      and c.id = l.consignment_id
    where ${ownedBy(owner, 'l')} and l.consignment_id = any(${[...ids]}::uuid[])
    order by l.consignment_id, k.signed_at desc, k.id desc`.execute(tx);
  return rows;
}

/** What a consignment says of its latest load check (LOAD-24). */
export interface LoadSummary {
  readonly signedBy: string;
  readonly signedAt: string;
  readonly expected: number;
  readonly missing: number;
}

/** The latest load check of a consignment `c`, or null. */
export const loadOfConsignment: RawBuilder<LoadSummary | null> = sql`
  (select jsonb_build_object('signedBy', k.signed_by, 'signedAt', k.signed_at, 'expected', l.expected_count,
      'missing', jsonb_array_length(l.missing_ssccs))
    from load_check_consignments l join load_checks k on k.tenant_id = l.tenant_id
      and k.organisation_id = l.organisation_id and k.id = l.load_check_id
    where l.tenant_id = c.tenant_id and l.organisation_id = c.organisation_id and l.consignment_id = c.id
    order by k.signed_at desc, k.id desc limit 1)`;
