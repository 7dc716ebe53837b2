import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { searchSites } from './site-store.js';
import { participantSiteAnswer } from './reference-answers.js';

export const lookupParticipantSites = operation(
  'consignment',
  'lookupParticipantSites',
  async ({ path, query }, context) => {
    if (path.orgId !== context.user.organisationId) return problem(404);
    const { lookupTerm, maxResults = 20, minChars = 2 } = query;
    const term = lookupTerm.trim();
    if ([...term].length < minChars) return ok([]);
    const sites = await context.inTransaction((tx) => searchSites(tx, context.owner, term, maxResults));
    return ok(sites.map(participantSiteAnswer));
  },
);
