import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { listPackagingTypes as listStored } from './reference-data-store.js';
import { packagingTypeAnswer } from './reference-answers.js';

export const listPackagingTypes = operation(
  'consignment',
  'listPackagingTypes',
  async ({ path }, context) => {
    if (path.orgId !== context.user.organisationId) return problem(404);
    const stored = await context.inTransaction((tx) => listStored(tx, context.owner));
    return ok(stored.map(packagingTypeAnswer));
  },
);
