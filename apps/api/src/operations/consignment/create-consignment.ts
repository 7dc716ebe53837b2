import { pathOf } from '@consign/domain/rules';

import { created } from '../../contract/answers.js';
import { type OperationContext, operation } from '../../contract/operation.js';
import { newId } from '../../ids.js';
import { ruleProblems } from '../../problems/problem.js';
import { insertLineItems } from '../../store/consignments/line-items.js';
import { nextReference } from '../../store/consignments/reference-number.js';
import { insertConsignment } from '../../store/consignments/save-consignment.js';
import type { Tx } from '../../store/database.js';
import { listSites } from '../../store/sites.js';
import { findDefaultSites } from '../../store/users.js';
import {
  bodyForRules,
  checkPackagingTypes,
  checkReferences,
  fieldsOf,
  lineItemsOf,
  loadReferences,
  withLookups,
} from './consignment-input.js';
import { checkRules } from './consignment-rules.js';
import { ownerOf } from './owner-of.js';

export const createConsignment = operation('consignment', 'createConsignment', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const chargeSiteId = await findChargeSite(tx, context);
    if (chargeSiteId === undefined) {
      const message = 'No site configured for you. Please contact your service provider.';
      return ruleProblems([{ id: 'ROUTE-08', path: '', message }]);
    }
    const references = await loadReferences(tx, context, body);
    const inputs = body.lineItems ?? [];
    const problems = withLookups(
      await checkRules(tx, context, bodyForRules(body), { stage: 'draft', sites: references.sites }),
      [
        ...checkReferences(body, references, null),
        ...checkPackagingTypes(
          inputs.map(({ packagingType }, index) => ({
            packagingType,
            path: pathOf('lineItems', index, 'packagingType'),
          })),
          references,
        ),
      ],
    );
    if (problems.length > 0) return ruleProblems(problems);

    const id = newId(context.now);
    const key = { ...ownerOf(context), consignmentId: id };
    const fields = fieldsOf(body, references, context, null);
    // The counter last: every other create of the tenant waits for it until this transaction ends.
    const reference = await nextReference(tx, context.tenant.id);
    await insertConsignment(tx, key, { reference, chargeSiteId, now: context.now }, fields);
    await insertLineItems(
      tx,
      key,
      lineItemsOf(inputs, context).map((item, index) => ({
        id: newId(context.now),
        position: index + 1,
        item,
      })),
    );
    return created(`/api/v1/consignments/${reference}`, { id, reference });
  }),
);

/** CONS-51: the requesting site, or the first of the user's open sites where none was chosen yet. */
async function findChargeSite(tx: Tx, context: OperationContext): Promise<string | undefined> {
  const { id, siteIds } = context.user;
  const { chargeSiteId } = await findDefaultSites(tx, ownerOf(context), id);
  if (chargeSiteId !== null && siteIds.includes(chargeSiteId)) return chargeSiteId;
  const sites = await listSites(tx, ownerOf(context), siteIds);
  return (sites.find(({ isActive }) => isActive) ?? sites[0])?.id;
}
