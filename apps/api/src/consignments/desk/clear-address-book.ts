import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { removeReceivers } from './known-receiver-store.js';
import { findRequestingSite } from './requesting-site.js';

export const clearAddressBook = operation('consignment', 'clearAddressBook', (_none, context) =>
  context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    if (site instanceof Refusal) return site;
    await removeReceivers(tx, site);
    return noContent;
  }),
);
