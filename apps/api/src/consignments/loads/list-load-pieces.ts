import type { components } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';

import { ok } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { joined } from '../../services/documents/words.js';
import { countPieces } from '../documents/documents-plan.js';
import { numberPieces } from '../documents/number-pieces.js';
import { type PrintableConsignment, listPrintableConsignments } from '../documents/printed-store.js';
import { listStagedIds } from './load-check-store.js';

type Schemas = components['schemas'];

const MAX_CONSIGNMENTS = 500;
export const MAX_PIECES = 5000;

export const listLoadPieces = operation('consignment', 'listLoadPieces', async ({ body }, context) => {
  const consignments = await findLoad(body, context);
  const pieces = consignments.reduce((sum, each) => sum + countPieces(each), 0);
  if (consignments.length > MAX_CONSIGNMENTS || pieces > MAX_PIECES) {
    const most = `${formatCount(MAX_CONSIGNMENTS)} consignments with ${formatCount(MAX_PIECES)} pieces`;
    const message = `You can check up to ${most} at a time. Choose fewer sites or consignments`;
    return ruleProblems([{ id: 'LOAD-01', path: 'siteIds', message }]);
  }
  const ssccs = await numberPieces(context, consignments);
  return ok({ consignments: consignments.map((each) => toAnswer(each, ssccs)) });
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
): Schemas['LoadConsignment'] {
  return {
    id,
    reference,
    receiver: joined([receiver.fullName, receiver.address.city], ', '),
    pieces: items.flatMap((item) =>
      (ssccs.get(item.id) ?? []).map((sscc, index) => {
        const which = `${item.packagingType} ${index + 1} of ${item.count}`;
        return { sscc, description: joined([which, item.description], ': ') };
      }),
    ),
  };
}
