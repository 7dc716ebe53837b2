import type { components } from '@consign/api-client/consignment';
import { toCubicMetres, toKilograms } from '@consign/domain/freight';

import type { User } from '../../http/auth/identity.js';
import { listedPricesAnswer } from '../../pricing/index.js';
import { statusEntry } from '../consignment-answer.js';
import type { SearchResultRow } from './search-store.js';

interface PagePlace {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** The position of a page among all of them (LIST-19). */
export function pagingAnswer(
  { rowCount, rows }: { readonly rowCount: number; readonly rows: readonly unknown[] },
  { pageNumber, pageSize }: PagePlace,
): components['schemas']['Paging'] {
  const first = rows.length === 0 ? 0 : (pageNumber - 1) * pageSize + 1;
  return {
    currentPage: pageNumber,
    firstRowOnPage: first,
    lastRowOnPage: rows.length === 0 ? 0 : first + rows.length - 1,
    pageCount: Math.ceil(rowCount / pageSize),
    pageSize,
    rowCount,
  };
}

const nobody = { permissions: new Set<never>() };

/** A consignment as a row of the list, with the prices that were read and that its caller may see. */
export function listItemAnswer(
  row: SearchResultRow,
  caller: Pick<User, 'permissions'> = nobody,
): components['schemas']['ConsignmentListItem'] {
  const { fullName, phone, email, address } = row.receiver;
  const { items } = row;
  const [onlyName] = items.packagingTypes;
  const status = row.history.at(-1)?.code;
  return {
    id: row.id,
    reference: row.reference,
    createdAtDateTimeUtc: row.createdAt.toISOString(),
    requestedPickupDateTimeUtc: row.requestedPickupAt?.toISOString() ?? null,
    requestedDeliveryDateTimeUtc: row.requestedDeliveryAt?.toISOString() ?? null,
    confirmedDeliveryDateTimeUtc: row.confirmedDeliveryAt?.toISOString() ?? null,
    statusHistory: row.history.map(statusEntry),
    serviceTypeCode: row.serviceTypeCode,
    serviceTypeName: row.serviceTypeName ?? row.serviceTypeCode,
    senderName: row.sender.fullName,
    receiverParticipant: { fullName, phone, email, address },
    senderReference: row.senderReference,
    receiverReference: row.receiverReference,
    salesReference: row.salesReference,
    consignmentTags: [...row.tags],
    // For callers of earlier releases.
    tags: [...row.tags],
    isDeliveryException: row.hasException,
    hasUnresolvedNotes: row.hasUnresolvedNotes,
    labelsOutdated: row.labelsOutdated,
    ...(row.noteOutdated ? { noteOutdated: true } : {}),
    ...(row.piecesMissing === null ? {} : { piecesMissing: row.piecesMissing }),
    dangerousGoodsSummary: [...items.dangerousGoods],
    totals: {
      deliveryItems: items.count,
      packagingTypeName: items.packagingTypes.length === 1 ? (onlyName ?? null) : null,
      volume: toCubicMetres(items.volume),
      weight: toKilograms(items.weight),
    },
    ...(row.prices === undefined || status === undefined
      ? {}
      : listedPricesAnswer(row.prices, status, caller)),
  };
}
