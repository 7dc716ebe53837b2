import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import type { OperationContext } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { findStartingSites } from '../me/index.js';

/** A requesting site; its users share an address book and templates. */
export interface RequestingSite extends Owner {
  readonly siteId: string;
}

/** The user's requesting site; refused for a user without sites. */
export async function findRequestingSite(
  tx: Tx,
  context: OperationContext,
): Promise<RequestingSite | Refusal> {
  const startingSites = await findStartingSites(tx, context);
  return startingSites instanceof Refusal
    ? startingSites
    : { ...context.owner, siteId: startingSites.chargeSiteId };
}
