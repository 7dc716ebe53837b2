import type { components } from '@consign/api-client/consignment';
import { formatDate } from '@consign/domain/dates';
import { isStatusCode, statuses } from '@consign/domain/status';

import { parseInstant } from '../../http/parse-instant.js';

type Search = components['schemas']['ConsignmentSearch'];

const dateTypes: Readonly<Record<string, string>> = {
  Creation: 'Created',
  RequestedDelivery: 'Requested delivery',
  ConfirmedDelivery: 'Confirmed delivery',
};

/** Describes a search in words for the printed manifest; null for an empty search (BULK-19). */
export function searchInWords(search: Search | null): string | null {
  if (search === null) return null;
  const { searchTerm, phoneNumber, salesReference, date } = search;
  const names = (search.statuses ?? []).filter(isStatusCode).map((code) => statuses[code].name);
  const words = [
    named('Keyword', searchTerm),
    named('Phone', phoneNumber),
    named('Sales reference', salesReference),
    named('Status', names.join(', ')),
    date === null || date === undefined ? '' : dateInWords(date),
  ].filter((each) => each !== '');
  return words.length === 0 ? null : words.join(' · ');
}

function named(name: string, text: string | null | undefined): string {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? '' : `${name}: ${trimmed}`;
}

/** The end is exclusive (LIST-24): the instant before it falls on the last day. */
function dateInWords({ dateRangeType, startDateUtc, endDateUtc }: NonNullable<Search['date']>): string {
  const last = new Date(parseInstant(endDateUtc).getTime() - 1);
  const days = `${formatDate(parseInstant(startDateUtc))} to ${formatDate(last)}`;
  return `${dateTypes[dateRangeType] ?? dateRangeType}: ${days}`;
}
