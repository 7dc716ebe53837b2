const names: Readonly<Record<string, string>> = {
  statuses: 'status',
  dateType: 'date type',
  dateRangePresetCode: 'date range',
  startDate: 'start date',
  endDate: 'end date',
  sortOption: 'sort',
  sortDirection: 'sort direction',
  pageSize: 'page size',
};

/** Says which parts of an address were not understood (LIST-25); empty when all were. */
export function droppedNotice(dropped: readonly string[]): string {
  if (dropped.length === 0) return '';
  const parts = dropped.map((key) => names[key] ?? key).join(', ');
  return `The address holds an unknown ${parts}. The default is used instead.`;
}
