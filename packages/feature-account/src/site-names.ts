import type { UserSite } from '@consign/api-client/consignment';
import { isolate } from '@consign/domain';

type NamedSite = Pick<UserSite, 'id' | 'name' | 'isActive'>;

/** The label of a site, marked when inactive (NAV-04). */
export function siteLabel({ name, isActive }: Pick<NamedSite, 'name' | 'isActive'>): string {
  return isActive ? isolate(name) : `${isolate(name)} (Inactive)`;
}

/** Summarises the active sites: 'None', the site's name, '3 sites' or 'All sites' (NAV-04). */
export function siteSummary(activeIds: readonly string[], available: readonly NamedSite[]): string {
  const chosen = new Set(activeIds);
  const active = available.filter(({ id }) => chosen.has(id));
  const [first] = active;
  if (first === undefined) return 'None';
  if (active.length === 1) return siteLabel(first);
  return active.length === available.length ? 'All sites' : `${active.length} sites`;
}

/** The options for a default site: active sites, and the current default even if inactive (NAV-13). */
export function choosableSites(
  available: readonly NamedSite[],
  currentId: string | null,
): { value: string; label: string }[] {
  return available
    .filter(({ id, isActive }) => isActive || id === currentId)
    .map((site) => ({ value: site.id, label: siteLabel(site) }));
}
