import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { listAllSites } from './site-store.js';
import { participantSiteAnswer } from './reference-answers.js';

/** The contract's limit. */
const MOST = 10_000;

export const listParticipantSites = operation(
  'consignment',
  'listParticipantSites',
  async ({ path }, context) => {
    if (path.id !== context.user.organisationId) return problem(404);
    const sites = await context.inTransaction((tx) => listAllSites(tx, context.owner, MOST));
    return ok(sites.map(participantSiteAnswer));
  },
);
