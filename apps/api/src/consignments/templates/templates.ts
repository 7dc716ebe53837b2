import { toSingleLine } from '@consign/domain/rules';

import { ok, noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import { atRequestingSite } from '../requesting-site.js';
import {
  listTemplateNames,
  findTemplate,
  MAX_TEMPLATES,
  storeTemplate,
  removeTemplate,
} from './template-store.js';

export const listTemplates = operation('listTemplates', async (_none, context) => {
  const found = await atRequestingSite(context, listTemplateNames);
  return ok({
    templates: (found instanceof Refusal ? [] : found).map(({ savedAt, ...template }) => ({
      ...template,
      savedAtDateTimeUtc: savedAt.toISOString(),
    })),
  });
});

export const getTemplate = operation('getTemplate', async ({ path }, context) => {
  const found = await atRequestingSite(context, (tx, site) => findTemplate(tx, site, path.id));
  if (found === undefined || found instanceof Refusal) return problem(404);
  const { savedAt, ...template } = found;
  return ok({ ...template, savedAtDateTimeUtc: savedAt.toISOString() });
});

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

export const saveTemplate = operation('saveTemplate', async ({ path, body }, context) => {
  const { content } = body;
  const name = toSingleLine(body.name);
  if (name === '') return refuse('no name');
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_BYTES) return refuse('too large');
  return atRequestingSite(context, async (tx, site) => {
    const outcome = await storeTemplate(tx, site, { id: path.id, name, content, savedAt: context.now });
    return outcome === 'saved' ? noContent : refuse(outcome);
  });
});

export const deleteTemplate = operation('deleteTemplate', ({ path }, context) =>
  atRequestingSite(context, async (tx, site) => {
    await removeTemplate(tx, site, path.id);
    return noContent;
  }),
);
