import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { lastStatement } from '../database/database.js';
import { Refusal, problem } from '../http/problems/problem.js';
import { listFeatureFlags } from '../tenants/index.js';
import { listUserSites } from './my-sites.js';
import { renewMorningMail } from './morning-mail.js';
import { findPreferences } from './preference-store.js';
import { findUserOrganisation } from './profile.js';
import { listViews } from './saved-view-store.js';
import { findUserDetails } from './user-store.js';

export const getSession = operation('consignment', 'getSession', async (_none, context) => {
  const { owner, user, log, tenant } = context;
  const answer = await context.inTransaction(async (tx) => {
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
