import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { findDefaultSites, listSites } from '../../store/sites.js';
import { ownerOf } from './owner-of.js';
import { siteAnswer } from './reference-answers.js';

export const listMySites = operation('consignment', 'listMySites', async (_request, context) => {
  const { tenant, user } = context;
  const { sites, defaults } = await context.inTransaction(async (tx) => ({
    sites: await listSites(tx, ownerOf(context), user.siteIds),
    defaults: await findDefaultSites(tx, tenant.id, user.id),
  }));
  return ok(
    sites.map((site) => ({
      ...siteAnswer(site),
      isDefault: site.id === defaults.chargeSiteId,
      isDefaultOrigin: site.id === defaults.originSiteId,
    })),
  );
});
