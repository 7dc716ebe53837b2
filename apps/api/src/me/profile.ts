import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import {
  listAccounts,
  listPackagingTypes,
  packagingTypeAnswer,
  findOrganisation,
  listServiceTypeSettings,
  reportUnreadableSettings,
} from '../lookups/index.js';
import { isUuid } from '../database/is-uuid.js';
import { type Tx, lastStatement } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { findUserDetails } from './user-store.js';

export const getUserName = operation('consignment', 'getUserName', async ({ path }, context) => {
  const id = path.id === 'me' ? context.user.id : path.id;
  if (!isUuid(id)) return problem(404);
  const found = await context.inTransaction((tx) => findUserDetails(lastStatement(tx), context.owner, id));
  return found === undefined ? problem(404) : ok({ id, name: found.name });
});

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

export const listMyAccounts = operation('consignment', 'listMyAccounts', async (_request, context) =>
  ok(await context.inTransaction((tx) => listAccounts(tx, context.owner))),
);

/** The user's organisation with its settings by service type (PLAT-07); undefined when it does not exist. */
export async function findUserOrganisation(
  tx: Tx,
  owner: Owner,
  log: Parameters<typeof reportUnreadableSettings>[0],
) {
  const organisation = await findOrganisation(tx, owner);
  if (organisation === undefined) return undefined;
  const settings = await listServiceTypeSettings(tx, owner);
  const serviceTypeSettings = settings.map(({ code, settingKey, value }) => ({
    serviceType: { code },
    settingKey,
    value,
  }));
  reportUnreadableSettings(log, owner, serviceTypeSettings);
  return { ...organisation, serviceTypeSettings };
}
