import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { removeTemplate } from './template-store.js';
import { findRequestingSite } from './requesting-site.js';

export const deleteTemplate = operation('consignment', 'deleteTemplate', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    if (site instanceof Refusal) return site;
    await removeTemplate(tx, site, path.id);
    return noContent;
  }),
);
