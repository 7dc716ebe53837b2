import type { components } from '@consign/api-client/consignment';
import { transitions } from '@consign/domain/status';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { problem } from '../../http/problems/problem.js';
import { keptStatement, lastStatement } from '../../database/database.js';
import { type TrailEntry, listTrail } from './status-store.js';
import { findConsignmentId } from '../consignment-store.js';
import { pagingAnswer } from '../search/list-page.js';

type Change = components['schemas']['ConsignmentChange'];

export const listConsignmentChanges = operation('listConsignmentChanges', ({ path, query }, context) =>
  context.inTransaction(async (transaction) => {
    const tx = keptStatement(transaction);
    const consignmentId = await findConsignmentId(tx, context.viewer, path.ref);
    if (consignmentId === undefined) return problem(404);
    const { pageNumber = 1, pageSize = 50 } = query;
    const key = { ...context.owner, consignmentId };
    const page = { pageNumber, pageSize };
    const trail = await listTrail(lastStatement(tx), key, page);
    return ok({ ...pagingAnswer(trail, page), results: trail.rows.map(changeAnswer) });
  }),
);

function changeAnswer(entry: TrailEntry): Change {
  const { at, action, subject, statusCode, reason, fields } = entry;
  return {
    changedAtDateTimeUtc: new Date(at).toISOString(),
    changedBy: findAuthorName(entry),
    // This product wrote the stored entries: its own words, in the contract's spelling.
    action: action as Change['action'],
    subject,
    statusCode,
    reason,
    changes: fields as Change['changes'],
  };
}

/** The provider is not a user of the customer's; a status of an earlier release does not name its author. */
function findAuthorName({ userId, userName, action, statusCode, isKept }: TrailEntry): string | null {
  if (userId !== null) return userName;
  if (action === 'BookedByReceiver') return 'Receiver';
  const isProviders = statusCode !== null && transitions[statusCode].by === 'provider';
  return isKept || isProviders ? 'Freight provider' : null;
}
