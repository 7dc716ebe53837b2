import type { components } from '@consign/api-client/consignment';

import { keptStatement } from '../../database/database.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { problem } from '../../http/problems/problem.js';
import { consignmentAnswer, statusEntry, withTenantFacts } from '../consignment-answer.js';
import { findConsignment, findConsignmentId } from '../consignment-store.js';
import { type Link, listLinks } from './link-store.js';

export const getConsignment = operation('getConsignment', async ({ path }, context) => {
  const found = await context.inTransaction((tx) =>
    findConsignment(keptStatement(tx), context.viewer, path.ref),
  );
  return found === undefined
    ? problem(404)
    : ok(consignmentAnswer(withTenantFacts(found, context), context.user));
});

export const listConsignmentLinks = operation('listConsignmentLinks', ({ path }, context) =>
  context.inTransaction(async (transaction) => {
    const tx = keptStatement(transaction);
    const viewer = context.viewer;
    const id = await findConsignmentId(tx, viewer, path.ref);
    if (id === undefined) return problem(404);
    const links = await listLinks(tx, viewer, id);
    return ok(
      links.map(({ type, source, target }) => ({
        sourceConsignment: linkedAnswer(source),
        targetConsignment: linkedAnswer(target),
        linkTypeName: type,
      })),
    );
  }),
);

function linkedAnswer({
  id,
  reference,
  history,
}: Link['source']): components['schemas']['LinkedConsignment'] {
  return { id, reference, statusHistory: history.map(statusEntry) };
}
