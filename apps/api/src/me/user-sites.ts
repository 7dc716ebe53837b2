import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { listSites, siteAnswer } from '../lookups/index.js';
import { findDefaultSites, type UserAccount } from './user-store.js';

/** The user's sites (PLAT-20), by name. */
export async function listUserSites(
  tx: Tx,
  owner: Owner,
  { id, siteIds }: Pick<UserAccount, 'id' | 'siteIds'>,
) {
  const sites = await listSites(tx, owner, siteIds);
  const defaults = await findDefaultSites(tx, owner, id);
  return sites.map((site) => ({
    ...siteAnswer(site),
    isDefault: site.id === defaults.chargeSiteId,
    isDefaultOrigin: site.id === defaults.originSiteId,
  }));
}
