import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { listSites } from './site-store.js';
import { siteAnswer } from './reference-answers.js';

/** Returns any site of the organisation: a receiver need not be one of the user's own sites. */
export const getSite = operation('consignment', 'getSite', async ({ path }, context) => {
  const [site] = await context.inTransaction((tx) => listSites(tx, context.owner, [path.id]));
  return site === undefined ? problem(404) : ok(siteAnswer(site));
});
