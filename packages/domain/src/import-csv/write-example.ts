import { need } from '../argument.js';
import { csvByteOrderMark, formatCsvLine } from '../csv/write-csv.js';
import { addDays, type Day } from '../dates/day.js';
import { formatDate } from '../dates/format.js';
import { contextArgument, rowsArgument } from './arguments.js';
import { importColumns, type ImportColumn } from './columns.js';
import type { ImportContext } from './import-context.js';
import type { ImportRow } from './import-group.js';

/** Days after today by which the provider can certainly collect and deliver. */
const pickupDays = 7;
const deliveryDays = 21;

type Cells = Partial<Record<ImportColumn, string>>;

/**
 * A filled file that imports as it is: with the codes of the organisation, dates that the provider can keep, a consignment of several
 * rows and, where the freight provider takes them, dangerous goods, hireage and an export. Codes that the organisation
 * lacks stay empty.
 */
export function writeImportExample(context: ImportContext): string {
  need('writeImportExample', 'context', context, contextArgument);
  return writeImportCsv(exampleRows(context).map((cells) => ({ cells: toCells(cells) })));
}

function exampleRows({ lookups, settings, flags, today }: ImportContext): Cells[] {
  const account = lookups.accounts.find(({ isActive }) => isActive)?.code ?? '';
  const [firstType, secondType = firstType] = lookups.serviceTypes;
  const [sender, receiver = sender, other = sender] = lookups.sites.filter(
    ({ defaultParticipant }) => defaultParticipant !== null,
  );
  const [package1, package2 = package1] = lookups.packagingTypes;
  const [hireUnit] = settings.hireageEnabled ? lookups.hireUnits : [];
  const goods = settings.dangerousGoodsEnabled;
  return [
    {
      chargeAccount: account,
      serviceType: firstType?.code ?? '',
      ...(settings.requestedPickupDateEnabled
        ? { requestedPickupDate: formatDate(findWednesday(addDays(today, pickupDays))) }
        : {}),
      requestedDeliveryDate: formatDate(findWednesday(addDays(today, deliveryDays))),
      senderSite: sender?.code ?? '',
      senderReference: 'PO-7781',
      senderNotes: 'Ring the bell at gate 2',
      receiverSite: receiver?.code ?? '',
      receiverReference: 'GRN 4410',
      salesReference: 'SO-10023',
      freightDescription: 'Flat-packed kitchen',
      packagingType: package1?.code ?? '',
      quantity: '2',
      length: '1.2',
      width: '1',
      height: '1.2',
      volume: '2.88',
      weight: '500',
      ...(hireUnit === undefined
        ? {}
        : { hireProvider: hireUnit.providerCode, hireUnit: hireUnit.code, hireQuantity: '2' }),
    },
    {
      freightDescription: 'Handles and hinges',
      packagingType: package2?.code ?? '',
      quantity: '3',
      volume: '0.15',
      weight: '36',
    },
    {
      chargeAccount: account,
      serviceType: secondType?.code ?? '',
      senderSite: sender?.code ?? '',
      senderReference: 'PO-7782',
      receiverSite: other?.code ?? '',
      freightDescription: 'Paint',
      packagingType: package2?.code ?? '',
      quantity: '4',
      volume: '0.12',
      weight: '48',
      ...(goods ? { unNumber: '1263', dgClass: '3', dgQuantity: '40', dgUnit: 'L', dgFlashPoint: '23' } : {}),
      ...(flags.ExportConsignments ? { exportCertificate: 'NZL2026/0001' } : {}),
    },
  ];
}

/** The first Wednesday from a day on: most holidays are near a weekend. */
function findWednesday(from: Day): Day {
  const wednesday = 3;
  return addDays(from, (wednesday - new Date(from).getUTCDay() + 7) % 7);
}

function toCells(cells: Cells): string[] {
  return importColumns.map(({ key }) => cells[key] ?? '');
}

/** A CSV of rows with every column of the template, safe in a spreadsheet (EXTR-06), that imports again (IMPT-10). */
export function writeImportCsv(rows: readonly Pick<ImportRow, 'cells'>[]): string {
  need('writeImportCsv', 'rows', rows, rowsArgument);
  return writeImportTemplate() + rows.map(({ cells }) => formatCsvLine(cells)).join('');
}

/** An empty file to fill in: the header alone. */
export function writeImportTemplate(): string {
  return csvByteOrderMark + formatCsvLine(importColumns.map(({ header }) => header));
}
