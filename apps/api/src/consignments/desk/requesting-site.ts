import type { Tx } from '../../database/database.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { findBeginning } from '../../me/index.js';
import type { AddressBook } from './known-receiver-store.js';

/** The requesting site, whose users share an address book and templates; refused for a user without sites. */
export async function findRequestingSite(tx: Tx, context: OperationContext): Promise<AddressBook | Refusal> {
  const beginning = await findBeginning(tx, context);
  return beginning instanceof Refusal ? beginning : { ...context.owner, siteId: beginning.chargeSiteId };
}
