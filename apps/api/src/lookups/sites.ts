import { lastStatement } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { listAllSites, listSites, searchSites } from './site-store.js';
import { siteAnswer, participantSiteAnswer } from './reference-answers.js';

/** Returns any site of the organisation: a receiver need not be one of the user's own sites. */
export const getSite = operation('getSite', async ({ path }, context) => {
  const [site] = await context.inTransaction((tx) => listSites(lastStatement(tx), context.owner, [path.id]));
  return site === undefined ? problem(404) : ok(siteAnswer(site));
});

/** The contract's limit. */
const MAX_SITES = 10_000;

export const listParticipantSites = operation('listParticipantSites', async ({ path }, context) => {
  if (path.id !== context.user.organisationId) return problem(404);
  const sites = await context.inTransaction((tx) =>
    listAllSites(lastStatement(tx), context.owner, MAX_SITES),
  );
  return ok(sites.map(participantSiteAnswer));
});

export const lookupParticipantSites = operation(
  'lookupParticipantSites',
  async ({ path, query }, context) => {
    if (path.orgId !== context.user.organisationId) return problem(404);
    const { lookupTerm, maxResults = 20, minChars = 2 } = query;
    const term = lookupTerm.trim();
    if ([...term].length < minChars) return ok([]);
    const sites = await context.inTransaction((tx) =>
      searchSites(lastStatement(tx), context.owner, term, maxResults),
    );
    return ok(sites.map(participantSiteAnswer));
  },
);
