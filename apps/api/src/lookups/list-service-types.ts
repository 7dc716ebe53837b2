import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { listServiceTypes as listStored } from './reference-data-store.js';
import { serviceTypeAnswer } from './reference-answers.js';

export const listServiceTypes = operation('consignment', 'listServiceTypes', async ({ path }, context) =>
  path.id === context.user.organisationId
    ? ok(
        (await context.inTransaction((tx) => listStored(tx, context.owner))).map((stored) =>
          serviceTypeAnswer(stored),
        ),
      )
    : problem(404),
);
