const names: Readonly<Record<string, string>> = {
  searchTerm: 'keyword',
  phoneNumber: 'phone number',
  salesReference: 'sales reference',
  statuses: 'status',
  dateType: 'date type',
  dateRangePresetCode: 'date range',
  startDate: 'start date',
  endDate: 'end date',
  sortOption: 'sort',
  sortDirection: 'sort direction',
  pageNumber: 'page',
  pageSize: 'page size',
  columns: 'column',
};

interface Ignored {
  readonly dropped: readonly string[];
  readonly tooLong: readonly string[];
}

function namesOf(keys: readonly string[]): string {
  return keys.map((key) => names[key] ?? key).join(', ');
}

/** Says which parts of an address were not understood (LIST-25); empty when all were. */
export function droppedNotice({ dropped, tooLong }: Ignored): string {
  return [
    dropped.length > 0 && `The address holds an unknown ${namesOf(dropped)}. The default is used instead.`,
    tooLong.length > 0 && `Too long to search for, and left out: ${namesOf(tooLong)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
