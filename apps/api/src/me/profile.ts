import { type Tx, keptStatement, lastStatement } from '../database/database.js';
import { isUuid } from '../ids.js';
import type { Owner } from '../database/owner.js';
import { ok } from '../http/contract/answers.js';
import { type OperationContext, operation } from '../http/contract/operation.js';
import { Refusal, problem } from '../http/problems/problem.js';
import {
  findOrganisation,
  listAccounts,
  listPackagingTypes,
  packagingTypeAnswer,
  loadServiceTypeSettings,
} from '../lookups/index.js';
import { listFeatureFlags } from '../tenants/index.js';
import { renewMorningMail } from './morning-mail.js';
import { listUserSites } from './my-sites.js';
import { findPreferences } from './preference-store.js';
import { listViews } from './saved-view-store.js';
import { findUserDetails } from './user-store.js';

export const getUserName = operation('getUserName', async ({ path }, context) => {
  const id = path.id === 'me' ? context.user.id : path.id;
  if (!isUuid(id)) return problem(404);
  const found = await context.inTransaction((tx) => findUserDetails(lastStatement(tx), context.owner, id));
  return found === undefined ? problem(404) : ok({ id, name: found.name });
});

export const getUserOrganisation = operation('getUserOrganisation', async ({ path }, context) => {
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
});

export const listMyAccounts = operation('listMyAccounts', async (_request, context) =>
  ok(await context.inTransaction((tx) => listAccounts(tx, context.owner))),
);

/** The user's organisation with its settings by service type (PLAT-07); undefined when it does not exist. */
async function findUserOrganisation(tx: Tx, owner: Owner, log: OperationContext['log']) {
  const organisation = await findOrganisation(tx, owner);
  if (organisation === undefined) return undefined;
  return { ...organisation, serviceTypeSettings: await loadServiceTypeSettings(tx, owner, log) };
}

export const getSession = operation('getSession', async (_none, context) => {
  const { owner, user, log, tenant } = context;
  const answer = await context.inTransaction(async (transaction) => {
    const tx = keptStatement(transaction);
    const details = await findUserDetails(tx, owner, user.id);
    const organisation = await findUserOrganisation(tx, owner, log);
    if (details === undefined || organisation === undefined) return problem(404);
    return ok({
      flags: await listFeatureFlags(tx, tenant.id),
      userName: details.name,
      organisation,
      sites: await listUserSites(tx, owner, user, details),
      views: await listViews(tx, owner, user.id),
      preferences: await findPreferences(lastStatement(tx), owner, user.id),
    });
  });
  if (!(answer instanceof Refusal) && answer.body.preferences.morningMail !== null) {
    await context.inTransaction((tx) => renewMorningMail(tx, context), 'writing');
  }
  return answer;
});
