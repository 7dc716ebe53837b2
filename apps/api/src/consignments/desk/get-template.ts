import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem } from '../../http/problems/problem.js';
import { findRequestingSite } from './requesting-site.js';
import { findTemplate } from './template-store.js';

export const getTemplate = operation('consignment', 'getTemplate', async ({ path }, context) => {
  const found = await context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    return site instanceof Refusal ? undefined : findTemplate(tx, site, path.id);
  });
  if (found === undefined) return problem(404);
  const { savedAt, ...template } = found;
  return ok({ ...template, savedAtDateTimeUtc: savedAt.toISOString() });
});
