import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { listSites, siteAnswer } from '../lookups/index.js';
import { findDefaultSites } from './user-store.js';

export const listMySites = operation('consignment', 'listMySites', async (_request, context) => {
  const { id, siteIds } = context.user;
  const owner = context.owner;
  const { sites, defaults } = await context.inTransaction(async (tx) => ({
    sites: await listSites(tx, owner, siteIds),
    defaults: await findDefaultSites(tx, owner, id),
  }));
  return ok(
    sites.map((site) => ({
      ...siteAnswer(site),
      isDefault: site.id === defaults.chargeSiteId,
      isDefaultOrigin: site.id === defaults.originSiteId,
    })),
  );
});
