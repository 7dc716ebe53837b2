import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { problem } from '../../problems/problem.js';
import { listPackagingTypes as listStored } from '../../store/references.js';
import { ownerOf } from './owner-of.js';
import { packagingTypeAnswer } from './reference-answers.js';

export const listPackagingTypes = operation(
  'consignment',
  'listPackagingTypes',
  async ({ path }, context) => {
    if (path.orgId !== context.user.organisationId) return problem(404);
    const stored = await context.inTransaction((tx) => listStored(tx, ownerOf(context)));
    return ok(stored.map(packagingTypeAnswer));
  },
);
