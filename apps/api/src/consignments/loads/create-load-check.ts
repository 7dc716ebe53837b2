import { checkLoad } from '@consign/domain/gs1';
import { toSingleLine } from '@consign/domain/rules';

import { created } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { newId } from '../../ids.js';
import { numberPieces } from '../documents/number-pieces.js';
import { listPrintableConsignments } from '../documents/printed-store.js';
import { insertLoadCheck } from './load-check-store.js';

const MAX_NAME = 100;

export const createLoadCheck = operation('consignment', 'createLoadCheck', async ({ body }, context) => {
  const { owner, viewer, user, now } = context;
  const signedBy = toSingleLine(body.signedBy);
  if (signedBy === '' || signedBy.length > MAX_NAME) {
    const message = signedBy === '' ? 'Enter your name' : `At most ${MAX_NAME} characters`;
    return ruleProblems([{ id: 'LOAD-03', path: 'signedBy', message }]);
  }
  const consignments = await context.inTransaction((tx) =>
    listPrintableConsignments(tx, viewer, { ids: [...new Set(body.consignmentIds)] }),
  );
  if (consignments.length === 0) {
    const message = 'None of these consignments were found';
    return ruleProblems([{ id: 'LOAD-03', path: 'consignmentIds', message }]);
  }
  const ssccs = await numberPieces(context, consignments);
  const pieces = consignments.flatMap(({ id, reference, items }) =>
    items.flatMap((item) => ssccs.get(item.id) ?? []).map((sscc) => ({ sscc, reference, consignmentId: id })),
  );
  const { loaded, missing, unknown } = checkLoad(pieces, body.scanned);
  const check = {
    id: newId(now),
    signedBy,
    userId: user.id,
    signedAt: now,
    unknown,
    consignments: consignments.map(({ id }) => ({
      consignmentId: id,
      expected: pieces.filter(({ consignmentId }) => consignmentId === id).length,
      missing: missing.flatMap(({ consignmentId, sscc }) => (consignmentId === id ? [sscc] : [])),
    })),
  };
  await context.inTransaction((tx) => insertLoadCheck(tx, owner, check));
  return created(`/api/v2/load-checks/${check.id}`, {
    id: check.id,
    signedBy,
    signedAtDateTimeUtc: now.toISOString(),
    expected: pieces.length,
    loaded: loaded.length,
    missing: missing.map(({ sscc }) => sscc),
    unknown: [...unknown],
  });
});
