const names: Readonly<Record<string, string>> = {
  searchTerm: 'keyword',
  phoneNumber: 'phone number',
  salesReference: 'sales reference',
  statuses: 'status',
  attention: 'needs attention',
  dateType: 'date type',
  dateRangePresetCode: 'date range',
  startDate: 'start date',
  endDate: 'end date',
  allDates: 'all dates',
  sortOption: 'sort',
  sortDirection: 'sort direction',
  pageNumber: 'page',
  pageSize: 'page size',
  columns: 'column',
  cardColumns: 'column',
};

interface Ignored {
  readonly dropped: readonly string[];
  readonly tooLong: readonly string[];
}

function listNames(keys: readonly string[]): string {
  return keys.map((key) => names[key] ?? key).join(', ');
}

/** Names the parts of a link that were not recognised (LIST-25) or are too long; empty when there are none. */
export function droppedNotice({ dropped, tooLong }: Ignored): string {
  return [
    dropped.length > 0 &&
      `Some filters in this link weren't recognised (${listNames(dropped)}), so the defaults were used.`,
    tooLong.length > 0 && `Too long to search for, so ignored: ${listNames(tooLong)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
