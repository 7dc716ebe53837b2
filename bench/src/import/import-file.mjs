const site = (_, index) => ({
  code: `SITE${index}`,
  name: `Kōwhai site ${index}`,
  defaultParticipant: { id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}` },
});

/** A customer with 200 sites. */
export const context = {
  lookups: {
    accounts: [{ id: '019a0000-0000-7000-8000-0000000000aa', code: 'KOW-NORTH', isActive: true }],
    serviceTypes: [{ code: 'GENERAL' }, { code: 'OVERNIGHT' }],
    sites: Array.from({ length: 200 }, site),
    packagingTypes: [
      { code: 'PALLET', defaultVolume: 1.44, defaultWeight: 250 },
      { code: 'CARTON', defaultVolume: 0.048, defaultWeight: 12 },
    ],
    hireUnits: [{ providerCode: 'CHEP', code: 'PALLET' }],
  },
  settings: {
    allowCustomParticipants: true,
    canUseDefaultRequestedDeliveryDate: true,
    dangerousGoodsEnabled: true,
    freightItemDescriptionOptional: false,
    hireageEnabled: true,
    requestedPickupDateEnabled: true,
  },
  flags: { ExportConsignments: true },
  today: '2026-11-22',
};

const headers =
  'Charge Account,Service Type,Requested Pickup Date,Requested Delivery Date,Sender Site,Sender Reference,Sender Notes,Receiver Site,Receiver Reference,Sales Reference,Freight Description,Packaging Type,Quantity,Length,Width,Height,Volume,Weight,UN Number,DG Class,Subsidiary Class 1,Subsidiary Class 2,Hire Provider,Hire Unit,Hire Quantity,Export Certificate';
const goods = [
  'Flat-packed kitchen',
  'Benchtop, oak',
  'Tāmaki "A" grade timber',
  'Sink\nand taps',
  'Paint',
  'Hinges',
];

/** A file of so many rows: two of three begin a consignment, and one of a hundred has a wrong code. */
export function writeFile(rows) {
  const lines = [headers];
  for (let row = 0; row < rows; row += 1) lines.push(line(row).map(quote).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

/** A file of so many rows that are all wrong in six cells; one in 1,000 has a Charge Account. */
export function writeWrongFile(rows) {
  const lines = [headers];
  for (let row = 0; row < rows; row += 1) lines.push(wrongLine(row).map(quote).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

function wrongLine(row) {
  const cells = line(row);
  const account = row % 1_000 === 0 ? 'KOW-NORTH' : '';
  return cells
    .with(0, account)
    .with(4, 'x')
    .with(7, 'y')
    .with(11, '')
    .with(12, 'z')
    .with(16, '-1')
    .with(17, '1 lb');
}

function line(row) {
  const day = 1 + (row % 28);
  const isFirst = row % 3 !== 2;
  const consignment = isFirst
    ? [
        'KOW-NORTH',
        row % 2 === 0 ? 'GENERAL' : 'OVERNIGHT',
        `${day}/12/2026`,
        `2027-01-${String(day).padStart(2, '0')}`,
        row % 100 === 0 ? `SITEX${row % 50}` : `SITE${row % 200}`,
        `PO-${700_000 + row}`,
        `Ring the bell at gate ${row % 9}, then ask for the dock ${row % 40}`,
        `SITE${(row * 7) % 200}`,
        `GRN ${40_000 + row}`,
        `SO-${10_000 + row}`,
      ]
    : Array.from({ length: 10 }, () => '');
  const isHired = row % 10 === 0;
  return [
    ...consignment,
    `${goods[row % goods.length]} ${row % 500}`,
    row % 2 === 0 ? 'PALLET' : 'CARTON',
    String(1 + (row % 20)),
    ...(row % 2 === 0 ? ['1.2', '1', String(0.5 + (row % 90) / 100)] : ['', '', '']),
    ((row % 977) / 100 + 0.01).toFixed(2),
    ((row % 4999) / 10 + 1).toFixed(1),
    ...(row % 50 === 0 ? ['1263', '3', '', ''] : ['', '', '', '']),
    ...(isHired ? ['CHEP', 'PALLET', '2'] : ['', '', '']),
    isFirst && row % 40 === 0 ? `NZL2026/${row}` : '',
  ];
}

function quote(cell) {
  return /[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
