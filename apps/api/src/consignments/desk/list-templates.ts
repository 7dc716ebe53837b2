import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { findRequestingSite } from './requesting-site.js';
import { listTemplateNames } from './template-store.js';

export const listTemplates = operation('consignment', 'listTemplates', async (_none, context) => {
  const found = await context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    return site instanceof Refusal ? [] : listTemplateNames(tx, site);
  });
  return ok({
    templates: found.map(({ savedAt, ...template }) => ({
      ...template,
      savedAtDateTimeUtc: savedAt.toISOString(),
    })),
  });
});
