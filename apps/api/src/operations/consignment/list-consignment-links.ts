import type { components } from '@consign/api-client/consignment';

import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { problem } from '../../problems/problem.js';
import { type Link, listLinks } from '../../store/consignments/consignment-links.js';
import { findConsignmentId } from '../../store/consignments/find-consignment.js';
import { statusEntry } from './consignment-answer.js';
import { viewerOf } from './owner-of.js';

export const listConsignmentLinks = operation('consignment', 'listConsignmentLinks', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const viewer = viewerOf(context);
    const id = await findConsignmentId(tx, viewer, path.ref.toUpperCase());
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
