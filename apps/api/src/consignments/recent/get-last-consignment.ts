import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { consignmentAnswer } from '../consignment-answer.js';
import { findConsignment } from '../consignment-store.js';
import { withTenantFacts } from '../tenant-facts.js';
import { findLastReference } from './last-consignment-store.js';
import { findRequestingSite } from '../requesting-site.js';

export const getLastConsignment = operation('consignment', 'getLastConsignment', async (_none, context) => {
  const found = await context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    if (site instanceof Refusal) return undefined;
    const creator = { userId: context.user.id, siteId: site.siteId };
    const reference = await findLastReference(tx, context.viewer, creator);
    return reference === undefined ? undefined : findConsignment(tx, context.viewer, reference);
  });
  const consignment =
    found === undefined ? null : consignmentAnswer(withTenantFacts(found, context), context.user);
  return ok({ consignment });
});
