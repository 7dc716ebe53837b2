import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** An organisation of a tenant. Every statement filters on both; row-level security is the second layer. */
export interface Owner {
  readonly tenantId: string;
  readonly organisationId: string;
}

/** The sites a user may see. A consignment belongs to its charge site: only users of that site see it (PLAT-20, AUTH-11). */
export interface Viewer extends Owner {
  readonly siteIds: readonly string[];
}

/** A consignment of an owner. */
export interface ConsignmentKey extends Owner {
  readonly consignmentId: string;
}

/** The owner columns of a new row. */
export function ownerColumns({ tenantId, organisationId }: Owner): {
  tenant_id: string;
  organisation_id: string;
} {
  return { tenant_id: tenantId, organisation_id: organisationId };
}

/** The condition that a row belongs to an owner; as those below, for raw SQL and for kysely's `where`. */
export function ownedBy({ tenantId, organisationId }: Owner, alias?: string): RawBuilder<SqlBool> {
  const row = sql.raw(alias === undefined ? '' : `${alias}.`);
  return sql<SqlBool>`${row}tenant_id = ${tenantId} and ${row}organisation_id = ${organisationId}`;
}

/** The condition that a row belongs to a consignment. */
export function ofConsignment(key: ConsignmentKey, alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${ownedBy(key, alias)} and ${sql.ref(`${alias}.consignment_id`)} = ${key.consignmentId}`;
}

/** The condition that a row belongs to the consignment `c` of the same statement. */
export function ofSameConsignment(alias: string): RawBuilder<SqlBool> {
  return sql.raw(`${alias}.tenant_id = c.tenant_id and ${alias}.organisation_id = c.organisation_id
    and ${alias}.consignment_id = c.id`);
}

/** The charge site columns, with the aliases that queries use. */
type SiteColumn = 'c.charge_site_id' | 's.site_id';

/**
 * The condition that a viewer may see a consignment: tenant, organisation and charge site (PLAT-20, AUTH-11). Every
 * query of consignments by a customer uses it, since row-level security does not know sites.
 */
export function visibleTo(viewer: Viewer, site: SiteColumn = 'c.charge_site_id'): RawBuilder<SqlBool> {
  const [alias] = site.split('.');
  return sql<SqlBool>`${ownedBy(viewer, alias)} and ${sql.ref(site)} = any(${siteArray(viewer)})`;
}

/**
 * `visibleTo` as a lateral join per site: the same rows, read in index order for each site. Put `from` first and
 * `condition` into the lateral query of `c`.
 */
export function visibleBySite(viewer: Viewer): { from: RawBuilder<unknown>; condition: RawBuilder<SqlBool> } {
  return {
    from: sql`unnest(${siteArray(viewer)}) as site (id)`,
    condition: sql<SqlBool>`${ownedBy(viewer, 'c')} and c.charge_site_id = site.id`,
  };
}

/** The viewer's sites, for an SQL function that filters by them itself. */
export function siteArray({ siteIds }: Viewer): RawBuilder<string[]> {
  return sql<string[]>`${[...siteIds]}::uuid[]`;
}
