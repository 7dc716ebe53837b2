import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { problem } from '../../problems/problem.js';
import { findConsignment } from '../../store/consignments/find-consignment.js';
import { consignmentAnswer } from './consignment-answer.js';
import { viewerOf } from './owner-of.js';

export const getConsignment = operation('consignment', 'getConsignment', async ({ path }, context) => {
  const found = await context.inTransaction((tx) =>
    findConsignment(tx, viewerOf(context), path.ref.toUpperCase()),
  );
  return found === undefined ? problem(404) : ok(consignmentAnswer(found));
});
