import { toSingleLine } from '@consign/domain/rules';

import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, ruleProblems } from '../../http/problems/problem.js';
import { findRequestingSite } from './requesting-site.js';
import { MAX_TEMPLATES, storeTemplate } from './template-store.js';

const MAX_BYTES = 64 * 1024;

const refusals = {
  'no name': { path: 'name', message: 'Enter a name' },
  'too large': { path: 'content', message: 'This consignment is too large for a template' },
  'name taken': { path: 'name', message: 'There is already a template with this name' },
  'too many': {
    path: '',
    message: `A requesting site can have up to ${MAX_TEMPLATES} templates. Delete one first.`,
  },
};

const refuse = (why: keyof typeof refusals) => ruleProblems([{ id: 'CONS-74', ...refusals[why] }]);

export const saveTemplate = operation('consignment', 'saveTemplate', async ({ path, body }, context) => {
  const { content } = body;
  const name = toSingleLine(body.name);
  if (name === '') return refuse('no name');
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_BYTES) return refuse('too large');
  return context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    if (site instanceof Refusal) return site;
    const outcome = await storeTemplate(tx, site, { id: path.id, name, content, savedAt: context.now });
    return outcome === 'saved' ? noContent : refuse(outcome);
  });
});
