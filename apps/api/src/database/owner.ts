/** Whose rows a statement names: a tenant's, and in it an organisation's. Row-level security stands behind it. */
export interface Owner {
  readonly tenantId: string;
  readonly organisationId: string;
}

/** A customer's user. A consignment belongs to its charge site: only users of that site see it (PLAT-20, AUTH-11). */
export interface Viewer extends Owner {
  readonly siteIds: readonly string[];
}

/** The columns of an owner, as every table of a customer has them. */
export function ownerColumns({ tenantId, organisationId }: Owner): {
  tenant_id: string;
  organisation_id: string;
} {
  return { tenant_id: tenantId, organisation_id: organisationId };
}
