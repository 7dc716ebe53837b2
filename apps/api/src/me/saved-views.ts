import { toSingleLine } from '@consign/domain/rules';

import { lastStatement } from '../database/database.js';
import { noContent, ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { ruleProblems } from '../http/problems/problem.js';
import { MAX_VIEWS, saveView, listViews, removeView } from './saved-view-store.js';

export const listSavedViews = operation('listSavedViews', async (_request, context) =>
  ok(await context.inTransaction((tx) => listViews(lastStatement(tx), context.owner, context.user.id))),
);

/** Checks a view before it is saved (LIST-29). */
const refusals = {
  'no name': { path: 'name', message: 'Enter a name' },
  'name taken': { path: 'name', message: 'You already have a view with this name' },
  'too many': { path: '', message: `You can save up to ${MAX_VIEWS} views. Delete one first.` },
};

export const saveSavedView = operation('saveSavedView', async ({ path, body }, context) => {
  const view = { ...body, id: path.id, name: toSingleLine(body.name) };
  const outcome =
    view.name === ''
      ? 'no name'
      : await context.inTransaction((tx) => saveView(tx, context.owner, context.user.id, view));
  return outcome === 'saved' ? noContent : ruleProblems([{ id: 'LIST-29', ...refusals[outcome] }]);
});

export const deleteSavedView = operation('deleteSavedView', async ({ path }, context) => {
  await context.inTransaction((tx) => removeView(tx, context.owner, context.user.id, path.id));
  return noContent;
});
