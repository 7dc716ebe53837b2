/** A row of the columns that the tests use. */
interface Row {
  readonly account?: string;
  readonly service?: string;
  readonly sender?: string;
  readonly receiver?: string;
  readonly reference?: string;
  readonly quantity?: string;
}

const headers = [
  'Charge Account',
  'Service Type',
  'Sender Site',
  'Receiver Site',
  'Sender Reference',
  'Freight Description',
  'Packaging Type',
  'Quantity',
  'Volume',
  'Weight',
];

/** A valid row of its own consignment, from Auckland to Wellington. */
export const goodRow = (reference: string, change: Row = {}): Row => ({
  account: 'KOW-001',
  service: 'GENERAL',
  sender: 'S10',
  receiver: 'S11',
  reference,
  ...change,
});

/** The text of a file of these rows. */
export function toCsv(rows: readonly Row[], head: readonly string[] = headers): string {
  const lines = rows.map((row) =>
    [
      row.account ?? '',
      row.service ?? '',
      row.sender ?? '',
      row.receiver ?? '',
      row.reference ?? '',
      'Flat-packed kitchen',
      'PALLET',
      row.quantity ?? '2',
      '2.88',
      '500',
    ].join(','),
  );
  return [head.join(','), ...lines].join('\r\n');
}

/** A file of consignments with these references. */
export const goodFile = (...references: string[]): string =>
  toCsv(references.map((reference) => goodRow(reference)));
