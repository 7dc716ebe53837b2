import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { removeReceiver } from './known-receiver-store.js';
import { findRequestingSite } from './requesting-site.js';

export const deleteReceiver = operation('consignment', 'deleteReceiver', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    if (site instanceof Refusal) return site;
    await removeReceiver(tx, site, path.id);
    return noContent;
  }),
);
