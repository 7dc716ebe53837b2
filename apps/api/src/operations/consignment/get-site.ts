import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { problem } from '../../problems/problem.js';
import { listSites } from '../../store/sites.js';
import { isUuid } from './is-uuid.js';
import { ownerOf } from './owner-of.js';
import { siteAnswer } from './reference-answers.js';

/** Any site of the organisation: a receiver need not be one of the user's own sites. */
export const getSite = operation('consignment', 'getSite', async ({ path }, context) => {
  if (!isUuid(path.id)) return problem(404);
  const [site] = await context.inTransaction((tx) => listSites(tx, ownerOf(context), [path.id]));
  return site === undefined ? problem(404) : ok(siteAnswer(site));
});
