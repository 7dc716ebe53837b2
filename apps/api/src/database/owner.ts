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

/** The owner columns of a new row. */
export function ownerColumns({ tenantId, organisationId }: Owner): {
  tenant_id: string;
  organisation_id: string;
} {
  return { tenant_id: tenantId, organisation_id: organisationId };
}

/** The condition that a row belongs to an owner, for raw SQL and for kysely's `where`. */
export function ownedBy({ tenantId, organisationId }: Owner, alias?: string): RawBuilder<SqlBool> {
  const row = sql.raw(alias === undefined ? '' : `${alias}.`);
  return sql<SqlBool>`${row}tenant_id = ${tenantId} and ${row}organisation_id = ${organisationId}`;
}
