import { type RawBuilder, type SqlBool, sql } from 'kysely';

import { type Viewer, ownedBy } from './owner.js';

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
