import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { problem } from '../../problems/problem.js';
import { listAllSites } from '../../store/sites.js';
import { ownerOf } from './owner-of.js';
import { participantSiteAnswer } from './reference-answers.js';

/** The contract's bound. */
const MOST = 10_000;

export const listParticipantSites = operation(
  'consignment',
  'listParticipantSites',
  async ({ path }, context) => {
    if (path.id !== context.user.organisationId) return problem(404);
    const sites = await context.inTransaction((tx) => listAllSites(tx, ownerOf(context), MOST));
    return ok(sites.map(participantSiteAnswer));
  },
);
