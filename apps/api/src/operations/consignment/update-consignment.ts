import type { LineItemBody } from '@consign/domain/rules';

import { ok } from '../../contract/answers.js';
import { type OperationContext, operation } from '../../contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../problems/problem.js';
import { type FoundConsignment, findConsignment } from '../../store/consignments/find-consignment.js';
import { updateConsignmentFields } from '../../store/consignments/save-consignment.js';
import type { Tx } from '../../store/database.js';
import { consignmentAnswer } from './consignment-answer.js';
import { bodyForRules, checkReferences, fieldsOf, loadReferences, withLookups } from './consignment-input.js';
import { checkRules } from './consignment-rules.js';
import { lockForEdit } from './editable-consignment.js';
import { viewerOf } from './owner-of.js';

export const updateConsignment = operation('consignment', 'updateConsignment', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const held = await lockForEdit(tx, context, path.ref, 'details');
    if (held instanceof Refusal) return held;
    const stored = await read(tx, context, held.reference);
    if (new Date(body.lastModifiedAtDateTimeUtc).getTime() !== stored.modifiedAt.getTime()) {
      return staleRefusal(stored);
    }
    const references = await loadReferences(tx, context, body);
    const stage = held.status === 'DRAFT' ? 'draft' : 'ready';
    const problems = withLookups(
      await checkRules(tx, context, bodyForRules(body, stored.lineItems.map(bodyOf)), {
        stage,
        sites: references.sites,
      }),
      checkReferences(body, references, { accountId: stored.account.id }),
    );
    if (problems.length > 0) return ruleProblems(problems);
    const modifiedAt = new Date(Math.max(context.now.getTime(), stored.modifiedAt.getTime() + 1));
    const fields = fieldsOf(body, references, context, stored);
    await updateConsignmentFields(tx, held.key, held.reference, modifiedAt, fields);
    return ok(consignmentAnswer(await read(tx, context, held.reference)));
  }),
);

async function read(tx: Tx, context: OperationContext, reference: string): Promise<FoundConsignment> {
  const found = await findConsignment(tx, viewerOf(context), reference);
  if (found === undefined) throw new Error('A consignment went while it was held');
  return found;
}

/** CONS-33: the second save learns what the first one made of it. */
function staleRefusal(stored: FoundConsignment): Refusal {
  const message = 'Somebody else changed this consignment since you opened it. Nothing was saved.';
  return problem(409, {
    detail: message,
    problems: [{ id: 'CONS-33', path: 'lastModifiedAtDateTimeUtc', message }],
    members: { current: consignmentAnswer(stored) },
  });
}

/** A stored item as the rules read it: it passed them, and its number counts (CONS-41). */
function bodyOf(row: FoundConsignment['lineItems'][number]): LineItemBody {
  return {
    count: row.count,
    packagingType: row.packagingTypeCode,
    description: row.description,
    volume: row.volume / 10_000,
    weight: row.weight / 100,
    dangerousGoods: row.dangerousGoods,
  };
}
