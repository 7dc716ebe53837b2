import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { problem } from '../../problems/problem.js';
import { listServiceTypes as listStored } from '../../store/references.js';
import { ownerOf } from './owner-of.js';
import { serviceTypeAnswer } from './reference-answers.js';

export const listServiceTypes = operation('consignment', 'listServiceTypes', async ({ path }, context) =>
  path.id === context.user.organisationId
    ? ok(
        (await context.inTransaction((tx) => listStored(tx, ownerOf(context)))).map((stored) =>
          serviceTypeAnswer(stored),
        ),
      )
    : problem(404),
);
