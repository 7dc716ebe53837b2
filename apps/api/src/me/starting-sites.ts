import { noSiteMessage } from '@consign/domain/permissions';

import type { OperationContext } from '../http/contract/operation.js';
import { type Refusal, ruleProblems } from '../http/problems/problem.js';
import type { Tx } from '../database/database.js';
import { listAccounts, type StoredSite, listSites } from '../lookups/index.js';
import { findUserDetails } from './user-store.js';

/** The sites that a new consignment of the caller starts with (CONS-51). */
export interface StartingSites {
  readonly chargeSiteId: string;
  /** The default origin site, where there is one. */
  readonly origin: StoredSite | null;
}

/** The requesting site, or the first of the user's open sites where none was chosen yet; refused without any. */
export async function findStartingSites(tx: Tx, context: OperationContext): Promise<StartingSites | Refusal> {
  const { id, siteIds } = context.user;
  const chosen = await findUserDetails(tx, context.owner, id);
  const sites = await listSites(tx, context.owner, siteIds);
  const chargeSite =
    sites.find((site) => site.id === chosen?.chargeSiteId) ??
    sites.find(({ isActive }) => isActive) ??
    sites[0];
  if (chargeSite === undefined) {
    return ruleProblems([{ id: 'ROUTE-08', path: '', message: noSiteMessage }]);
  }
  return {
    chargeSiteId: chargeSite.id,
    origin: sites.find((site) => site.id === chosen?.originSiteId) ?? null,
  };
}

/** The invoice account of the origin site, or else the organisation's first that is active; undefined without any. */
export async function findDefaultAccountId(
  tx: Tx,
  context: OperationContext,
  { origin }: StartingSites,
): Promise<string | undefined> {
  if (origin?.account?.isActive === true) return origin.account.id;
  const accounts = await listAccounts(tx, context.owner);
  return accounts.find(({ isActive }) => isActive)?.id;
}
