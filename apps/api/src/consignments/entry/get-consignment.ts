import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { problem } from '../../http/problems/problem.js';
import { findConsignment } from '../consignment-store.js';
import { consignmentAnswer, withTenantFacts } from '../consignment-answer.js';

export const getConsignment = operation('consignment', 'getConsignment', async ({ path }, context) => {
  const found = await context.inTransaction((tx) => findConsignment(tx, context.viewer, path.ref));
  return found === undefined
    ? problem(404)
    : ok(consignmentAnswer(withTenantFacts(found, context), context.user));
});
