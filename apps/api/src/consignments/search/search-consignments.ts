import type { components } from '@consign/api-client/consignment';
import { toCubicMetres, toKilograms } from '@consign/domain/freight';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { type SearchResultRow, searchConsignments as searchStored } from './search-store.js';
import { statusEntry } from '../consignment-answer.js';
import { parsePageKey, toPageKey } from './page-key.js';
import { findNotFound, readSearch, resolveScans } from './search-request.js';

export const searchConsignments = operation(
  'consignment',
  'searchConsignments',
  async ({ body, query }, context) => {
    const request = readSearch(body, query, context);
    if (request instanceof Refusal) return request;
    const { pageNumber = 1, pageSize = 25 } = query;
    const requestForPage = (number: number) => ({ ...request, pageSize, pageNumber: number });
    const { page, notFound } = await context.inTransaction(async (tx) => {
      const resolved = await resolveScans(tx, request, context);
      return {
        page: await searchStored(tx, resolved.viewer, {
          ...resolved.search,
          pageNumber,
          pageSize,
          after: parsePageKey(query.pageKey, requestForPage(pageNumber)),
        }),
        notFound: await findNotFound(tx, resolved),
      };
    });
    const { rowCount, rows, last } = page;
    const first = rows.length === 0 ? 0 : (pageNumber - 1) * pageSize + 1;
    const pageCount = Math.ceil(rowCount / pageSize);
    return ok({
      currentPage: pageNumber,
      firstRowOnPage: first,
      lastRowOnPage: rows.length === 0 ? 0 : first + rows.length - 1,
      pageCount,
      pageSize,
      rowCount,
      results: rows.map(toListItem),
      ...(last === null || pageNumber >= pageCount
        ? {}
        : { nextPageKey: toPageKey(last, requestForPage(pageNumber + 1)) }),
      ...notFound,
    });
  },
);

function toListItem(row: SearchResultRow): components['schemas']['ConsignmentListItem'] {
  const { fullName, phone, email, address } = row.receiver;
  const { items } = row;
  const [onlyName] = items.packagingTypes;
  return {
    id: row.id,
    reference: row.reference,
    createdAtDateTimeUtc: row.createdAt.toISOString(),
    requestedPickupDateTimeUtc: row.requestedPickupAt?.toISOString() ?? null,
    requestedDeliveryDateTimeUtc: row.requestedDeliveryAt?.toISOString() ?? null,
    confirmedDeliveryDateTimeUtc: row.confirmedDeliveryAt?.toISOString() ?? null,
    statusHistory: row.history.map(statusEntry),
    serviceTypeCode: row.serviceTypeCode,
    receiverParticipant: { fullName, phone, email, address },
    senderReference: row.senderReference,
    receiverReference: row.receiverReference,
    salesReference: row.salesReference,
    tags: [...row.tags],
    isDeliveryException: row.hasException,
    hasUnresolvedNotes: row.hasUnresolvedNotes,
    labelsOutdated: row.labelsOutdated,
    dangerousGoodsSummary: [...items.dangerousGoods],
    totals: {
      deliveryItems: items.count,
      packagingTypeName: items.packagingTypes.length === 1 ? (onlyName ?? null) : null,
      volume: toCubicMetres(items.volume),
      weight: toKilograms(items.weight),
    },
  };
}
