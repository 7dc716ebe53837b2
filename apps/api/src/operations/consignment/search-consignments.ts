import type { components } from '@consign/api-client/consignment';
import { getVolume, getWeight, toCubicMetres, toKilograms } from '@consign/domain/freight';

import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { ruleProblems } from '../../problems/problem.js';
import {
  type SearchQuery,
  type SearchRow,
  searchConsignments as searchStored,
} from '../../store/consignments/search-consignments.js';
import { statusEntry } from './consignment-answer.js';
import { viewerOf } from './owner-of.js';

type Search = components['schemas']['ConsignmentSearch'];

const DAY_MS = 24 * 60 * 60 * 1000;
/** 365 days, whatever the clocks do (LIST-18). */
const MOST_DAYS = 366;

export const searchConsignments = operation(
  'consignment',
  'searchConsignments',
  async ({ body, query }, context) => {
    const own = new Set(context.user.siteIds);
    if (!body.siteIds.every((id) => own.has(id))) {
      return ruleProblems([{ id: 'PLAT-20', path: 'siteIds', message: 'Select one or more of your sites' }]);
    }
    const date = dateOf(body);
    if (date === 'wrong') {
      const message = 'The end must come after the start, by at most 366 days';
      return ruleProblems([{ id: 'LIST-18', path: 'date', message }]);
    }
    const {
      pageNumber = 1,
      pageSize = 25,
      sortOption = 'createdAtDateTimeUtc',
      sortDirection = 'asc',
    } = query;
    const { rowCount, rows } = await context.inTransaction((tx) =>
      searchStored(
        tx,
        { ...viewerOf(context), siteIds: body.siteIds },
        {
          searchTerm: textOf(body.searchTerm),
          phoneNumber: textOf(body.phoneNumber),
          salesReference: textOf(body.salesReference),
          statuses: body.statuses ?? [],
          date,
          sort: sortOption,
          direction: sortDirection,
          pageNumber,
          pageSize,
        },
      ),
    );
    const first = rows.length === 0 ? 0 : (pageNumber - 1) * pageSize + 1;
    return ok({
      currentPage: pageNumber,
      firstRowOnPage: first,
      lastRowOnPage: rows.length === 0 ? 0 : first + rows.length - 1,
      pageCount: Math.ceil(rowCount / pageSize),
      pageSize,
      rowCount,
      results: rows.map(listItemAnswer),
    });
  },
);

function textOf(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function dateOf({ date }: Search): SearchQuery['date'] | 'wrong' {
  if (date === null || date === undefined) return null;
  const start = new Date(date.startDateUtc);
  const end = new Date(date.endDateUtc);
  const length = end.getTime() - start.getTime();
  return length > 0 && length <= MOST_DAYS * DAY_MS ? { type: date.dateRangeType, start, end } : 'wrong';
}

function listItemAnswer(row: SearchRow): components['schemas']['ConsignmentListItem'] {
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
    receiverParticipant: { fullName, phone, email, address },
    senderReference: row.senderReference,
    receiverReference: row.receiverReference,
    salesReference: row.salesReference,
    tags: row.tags,
    isDeliveryException: row.hasException,
    hasUnresolvedNotes: row.hasUnresolvedNotes,
    dangerousGoodsSummary: items.dangerousGoods.map((goods) => ({
      unNumber: goods.unNumber,
      class: goods.class,
      subsidiaryClass1: goods.subsidiaryClass1,
      subsidiaryClass2: goods.subsidiaryClass2,
    })),
    totals: {
      deliveryItems: items.count,
      packagingTypeName: items.packagingTypes.length === 1 ? (onlyName ?? null) : null,
      volume: toCubicMetres(getVolume(items.volume)),
      weight: toKilograms(getWeight(items.weight)),
    },
  };
}
