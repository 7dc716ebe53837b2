import type { Problem } from '@consign/domain/rules';

import { noContent, ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { ruleProblems } from '../http/problems/problem.js';
import { type StoredSite, listSites, siteAnswer } from '../lookups/index.js';
import { type Tx, lastStatement } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { findUserDetails, saveDefaultSites, type UserAccount, type UserDetails } from './user-store.js';

export const listMySites = operation('listMySites', async (_request, context) =>
  ok(
    await context.inTransaction(async (tx) => {
      const details = await findUserDetails(tx, context.owner, context.user.id);
      return listUserSites(lastStatement(tx), context.owner, context.user, details);
    }),
  ),
);

export const updateMySites = operation('updateMySites', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const owner = context.owner;
    const { id, siteIds } = context.user;
    const sites = await listSites(tx, owner, siteIds);
    const now = await findUserDetails(tx, owner, id);
    const problems = [
      ...checkSite('chargeSiteId', body.chargeSiteId, now?.chargeSiteId, sites),
      ...checkSite('originSiteId', body.originSiteId, now?.originSiteId, sites),
    ];
    if (problems.length > 0) return ruleProblems(problems);
    await saveDefaultSites(tx, owner, id, body);
    return noContent;
  }),
);

/** Accepts the user's own sites, and an inactive one only while it is the current default (NAV-13). */
function checkSite(
  path: string,
  id: string,
  current: string | null | undefined,
  sites: readonly StoredSite[],
): Problem[] {
  const site = sites.find((each) => each.id === id);
  if (site === undefined) return [{ id: 'NAV-11', path, message: 'Choose one of your sites' }];
  return site.isActive || id === current
    ? []
    : [{ id: 'NAV-13', path, message: 'This site is inactive. Choose another site.' }];
}

/** The user's sites (PLAT-20), by name. */
export async function listUserSites(
  tx: Tx,
  owner: Owner,
  { siteIds }: Pick<UserAccount, 'siteIds'>,
  details: UserDetails | undefined,
) {
  const sites = await listSites(tx, owner, siteIds);
  return sites.map((site) => ({
    ...siteAnswer(site),
    isDefault: site.id === details?.chargeSiteId,
    isDefaultOrigin: site.id === details?.originSiteId,
  }));
}
