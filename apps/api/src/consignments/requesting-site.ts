import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import type { OperationContext } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { findStartingSites } from '../me/index.js';

/** A requesting site; its users share an address book and templates. */
export interface RequestingSite extends Owner {
  readonly siteId: string;
}

/** Runs a transaction at the user's requesting site; refused for a user without sites. */
export function atRequestingSite<T>(
  context: OperationContext,
  run: (tx: Tx, site: RequestingSite) => Promise<T>,
): Promise<T | Refusal> {
  return context.inTransaction(async (tx) => {
    const found = await findStartingSites(tx, context);
    return found instanceof Refusal ? found : run(tx, { ...context.owner, siteId: found.chargeSiteId });
  });
}
