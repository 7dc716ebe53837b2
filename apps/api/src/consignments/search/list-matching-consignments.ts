import type { components } from '@consign/api-client/consignment';
import { maxSelected } from '@consign/domain/bulk';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { type MatchingRow, listMatching } from './search-matching-store.js';
import { findNotFound, readSearch } from './search-request.js';

export const listMatchingConsignments = operation(
  'consignment',
  'listMatchingConsignments',
  async ({ body, query }, context) => {
    const request = readSearch(body, query, context);
    if (request instanceof Refusal) return request;
    return context.inTransaction(async (tx) => {
      const { rowCount, rows } = await listMatching(tx, request.viewer, request.search, maxSelected);
      return ok({ rowCount, items: rows.map(itemAnswer), ...(await findNotFound(tx, request)) });
    });
  },
);

function itemAnswer(row: MatchingRow): components['schemas']['MatchingConsignment'] {
  const { id, reference, statusCode, serviceTypeCode } = row;
  return { id, reference, statusCode, serviceTypeCode };
}
