import type { components } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { checkLoad, checkSignatory } from '@consign/domain/gs1';
import { toSingleLine } from '@consign/domain/rules';

import type { Tx } from '../../database/database.js';
import type { Owner } from '../../database/owner.js';
import { created, ok } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { ruleProblems, actionRefusal } from '../../http/problems/problem.js';
import { newId } from '../../ids.js';
import type { PrintedLoad } from '../../services/documents/print-order.js';
import { joined } from '../../services/documents/words.js';
import { countPieces } from '../documents/documents-plan.js';
import { listOutdatedLabels } from '../document-version-store.js';
import { numberPieces } from '../documents/piece-number-store.js';
import { type PrintableConsignment, listPrintableConsignments } from '../documents/printed-store.js';
import {
  type SignedLoad,
  insertLoadCheck,
  listSignedLoads,
  listStagedIds,
  lockLoad,
} from './load-check-store.js';

type Schemas = components['schemas'];

const MAX_CONSIGNMENTS = 500;
const MAX_PIECES = 5000;

export const listLoadPieces = operation('listLoadPieces', async ({ body }, context) => {
  const consignments = await findLoad(body, context);
  const pieces = consignments.reduce((sum, each) => sum + countPieces(each), 0);
  if (consignments.length > MAX_CONSIGNMENTS || pieces > MAX_PIECES) {
    const most = `${formatCount(MAX_CONSIGNMENTS)} consignments with ${formatCount(MAX_PIECES)} pieces`;
    const message = `You can check up to ${most} at a time. Choose fewer sites or consignments`;
    return ruleProblems([{ id: 'LOAD-01', path: 'siteIds', message }]);
  }
  const ssccs = await numberPieces(context, consignments);
  const ids = consignments.map(({ id }) => id);
  const { outdated, signed } = await context.inTransaction(async (tx) => ({
    outdated: await listOutdatedLabels(tx, context.viewer, ids),
    signed: await listSignedLoads(tx, context.owner, ids),
  }));
  const checks = new Map(signed.map((each) => [each.consignmentId, each]));
  return ok({
    consignments: consignments.map((each) => toAnswer(each, ssccs, outdated, checks.get(each.id))),
  });
});

async function findLoad(
  { siteIds, references }: Schemas['ListLoadPieces'],
  { inTransaction, viewer }: OperationContext,
): Promise<readonly PrintableConsignment[]> {
  const found = await inTransaction(async (tx) =>
    listPrintableConsignments(
      tx,
      viewer,
      references === undefined
        ? { ids: await listStagedIds(tx, viewer, siteIds, MAX_CONSIGNMENTS) }
        : { references: [...new Set(references)].sort() },
    ),
  );
  return found.filter(({ statusCode }) => statusCode !== 'DRAFT' && statusCode !== 'CANCELLED');
}

function toAnswer(
  { id, reference, receiver, items }: PrintableConsignment,
  ssccs: ReadonlyMap<string, readonly string[]>,
  outdated: ReadonlySet<string>,
  check: SignedLoad | undefined,
): Schemas['LoadConsignment'] {
  const missing = check?.isCurrent === true ? new Set(check.missing) : null;
  return {
    id,
    reference,
    receiver: joined([receiver.fullName, receiver.address.city], ', '),
    labelsOutdated: outdated.has(id),
    signed: check === undefined ? null : toSignature(check),
    pieces: items.flatMap((item) =>
      (ssccs.get(item.id) ?? []).map((sscc, index) => {
        const number = index + 1;
        const which = `${item.packagingType} ${number} of ${item.count}`;
        const description = joined([which, item.description], ': ');
        const isLoaded = missing !== null && !missing.has(sscc);
        return { sscc, lineItemId: item.id, number, description, isLoaded };
      }),
    ),
  };
}

function toSignature({ id, signedBy, signedAt }: SignedLoad): Schemas['LoadSignature'] {
  return { checkId: id, signedBy, signedAtDateTimeUtc: signedAt.toISOString() };
}

export const createLoadCheck = operation('createLoadCheck', async ({ body }, context) => {
  const { owner, viewer, user, now } = context;
  const signedBy = toSingleLine(body.signedBy);
  const problems = checkSignatory(signedBy);
  if (problems.length > 0) return ruleProblems(problems);
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
  const known = body.earlierCheckIds;
  const ids = consignments.map(({ id }) => id);
  const newer = await context.inTransaction(async (tx) => {
    await lockLoad(tx, owner, ids);
    const others = known === undefined ? [] : await listSignedLoads(tx, owner, ids);
    const other = others.find(({ id }) => known?.includes(id) === false);
    if (other === undefined) await insertLoadCheck(tx, owner, check);
    return other;
  });
  if (newer !== undefined) {
    const reason = `${newer.signedBy} has signed this load since you opened it`;
    return actionRefusal({ id: 'LOAD-21', reason });
  }
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

/** The signed load checks of a manifest's consignments, in the order of their signatures (LOAD-04). */
export async function listPrintedLoads(
  tx: Tx,
  owner: Owner,
  consignments: readonly { readonly id: string; readonly reference: string }[],
): Promise<readonly PrintedLoad[]> {
  const references = new Map(consignments.map(({ id, reference }) => [id, reference]));
  const byCheck = new Map<string, SignedLoad[]>();
  for (const load of await listSignedLoads(tx, owner, [...references.keys()]))
    byCheck.set(load.id, [...(byCheck.get(load.id) ?? []), load]);
  return [...byCheck.values()]
    .flatMap((loads) => {
      const [first] = loads;
      if (first === undefined) return [];
      const { signedBy, signedAt } = first;
      const named = loads.map(({ consignmentId, expected, missing }) => ({
        reference: references.get(consignmentId) ?? '',
        expected,
        missing,
      }));
      return [{ signedBy, signedAt, consignments: named }];
    })
    .sort((one, other) => one.signedAt.getTime() - other.signedAt.getTime());
}
