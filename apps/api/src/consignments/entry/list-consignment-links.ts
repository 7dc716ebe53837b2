import type { components } from '@consign/api-client/consignment';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { problem } from '../../http/problems/problem.js';
import { type Link, listLinks } from './link-store.js';
import { findConsignmentId } from '../consignment-store.js';
import { statusEntry } from '../consignment-answer.js';

export const listConsignmentLinks = operation('consignment', 'listConsignmentLinks', ({ path }, context) =>
  context.inTransaction(async (tx) => {
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
