import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import {
  findOrganisation,
  listAccounts,
  listPackagingTypes,
  listServiceTypeSettings,
  packagingTypeAnswer,
  reportUnreadableSettings,
} from '../lookups/index.js';

export const getUserOrganisation = operation(
  'consignment',
  'getUserOrganisation',
  async ({ path }, context) => {
    // Only the signed-in user's own organisation: any other user has the same one or must not be visible.
    if (path.id !== 'me' && path.id !== context.user.id) return problem(404);
    const owner = context.owner;
    return context.inTransaction(async (tx) => {
      const organisation = await findOrganisation(tx, owner);
      if (organisation === undefined) return problem(404);
      const settings = await listServiceTypeSettings(tx, owner);
      const serviceTypeSettings = settings.map(({ code, settingKey, value }) => ({
        serviceType: { code },
        settingKey,
        value,
      }));
      reportUnreadableSettings(context.log, owner, serviceTypeSettings);
      return ok({
        ...organisation,
        serviceTypeSettings,
        packagingTypes: (await listPackagingTypes(tx, owner)).map(packagingTypeAnswer),
        accounts: await listAccounts(tx, owner),
      });
    });
  },
);
