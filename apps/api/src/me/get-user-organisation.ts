import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { listAccounts, listPackagingTypes, packagingTypeAnswer } from '../lookups/index.js';
import { findUserOrganisation } from './user-organisation.js';

export const getUserOrganisation = operation(
  'consignment',
  'getUserOrganisation',
  async ({ path }, context) => {
    // Only the signed-in user's own organisation: any other user has the same one or must not be visible.
    if (path.id !== 'me' && path.id !== context.user.id) return problem(404);
    const owner = context.owner;
    return context.inTransaction(async (tx) => {
      const organisation = await findUserOrganisation(tx, owner, context.log);
      if (organisation === undefined) return problem(404);
      return ok({
        ...organisation,
        packagingTypes: (await listPackagingTypes(tx, owner)).map(packagingTypeAnswer),
        accounts: await listAccounts(tx, owner),
      });
    });
  },
);
