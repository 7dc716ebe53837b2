import { formatCount } from '../format-count.js';
import { countLimits } from '../freight/limits.js';
import { limits } from '../rules/limits.js';

/** What a cell is about: it decides which rows must have it. */
export type ImportColumnPart = 'consignment' | 'freight' | 'hireage';

interface ColumnInfo {
  readonly key: string;
  /** The header, as the template writes it. */
  readonly header: string;
  readonly part: ImportColumnPart;
  /** Whether each consignment, freight line or hireage line needs it. */
  readonly required: 'yes' | 'no' | 'setting' | 'default';
  readonly about: string;
  readonly example: string;
}

/**
 * The columns of an import file in the order of the template (IMPT-15). The cells of an `ImportRow` have this order,
 * whatever the order in the file.
 */
export const importColumns = [
  {
    key: 'chargeAccount',
    header: 'Charge Account',
    part: 'consignment',
    required: 'yes',
    about: 'Code of the account to invoice. Empty: the row continues the consignment above.',
    example: 'KOW-001',
  },
  {
    key: 'serviceType',
    header: 'Service Type',
    part: 'consignment',
    required: 'yes',
    about: 'Code of the service type.',
    example: 'GENERAL',
  },
  {
    key: 'requestedPickupDate',
    header: 'Requested Pickup Date',
    part: 'consignment',
    required: 'no',
    about: 'Day/month/year or year-month-day, with - or /. Not in the past.',
    example: '30/11/2026',
  },
  {
    key: 'requestedDeliveryDate',
    header: 'Requested Delivery Date',
    part: 'consignment',
    required: 'no',
    about: 'Day/month/year or year-month-day, with - or /. Not before the pickup date.',
    example: '2026-12-02',
  },
  {
    key: 'senderSite',
    header: 'Sender Site',
    part: 'consignment',
    required: 'yes',
    about: 'Code of the site that sends.',
    example: 'AKL1',
  },
  {
    key: 'senderReference',
    header: 'Sender Reference',
    part: 'consignment',
    required: 'no',
    about: `At most ${limits.participantReference} characters.`,
    example: 'PO-7781',
  },
  {
    key: 'senderNotes',
    header: 'Sender Notes',
    part: 'consignment',
    required: 'no',
    about: `At most ${formatCount(limits.notes)} characters; may have several lines.`,
    example: 'Ring the bell at gate 2',
  },
  {
    key: 'receiverSite',
    header: 'Receiver Site',
    part: 'consignment',
    required: 'yes',
    about: 'Code of the site that receives.',
    example: 'WGN1',
  },
  {
    key: 'receiverReference',
    header: 'Receiver Reference',
    part: 'consignment',
    required: 'no',
    about: `At most ${limits.participantReference} characters.`,
    example: 'GRN 4410',
  },
  {
    key: 'salesReference',
    header: 'Sales Reference',
    part: 'consignment',
    required: 'no',
    about: `At most ${limits.salesReference} characters.`,
    example: 'SO-10023',
  },
  {
    key: 'freightDescription',
    header: 'Freight Description',
    part: 'freight',
    required: 'setting',
    about: `${limits.descriptionMin} to ${formatCount(limits.description)} characters. Optional where your freight provider allows it.`,
    example: 'Flat-packed kitchen',
  },
  {
    key: 'packagingType',
    header: 'Packaging Type',
    part: 'freight',
    required: 'yes',
    about: 'Code of the package type.',
    example: 'PALLET',
  },
  {
    key: 'quantity',
    header: 'Quantity',
    part: 'freight',
    required: 'yes',
    about: `Number of pieces, a whole number from ${countLimits.min} to ${countLimits.max}.`,
    example: '2',
  },
  {
    key: 'length',
    header: 'Length',
    part: 'freight',
    required: 'no',
    about: 'Metres, of one piece, from 0 to 100.',
    example: '1.2',
  },
  {
    key: 'width',
    header: 'Width',
    part: 'freight',
    required: 'no',
    about: 'Metres, of one piece, from 0 to 100.',
    example: '1',
  },
  {
    key: 'height',
    header: 'Height',
    part: 'freight',
    required: 'no',
    about: 'Metres, of one piece, from 0 to 100.',
    example: '1.2',
  },
  {
    key: 'volume',
    header: 'Volume',
    part: 'freight',
    required: 'default',
    about:
      'Cubic metres of the whole line, up to 100. Empty: the default of the package type times the quantity.',
    example: '2.88',
  },
  {
    key: 'weight',
    header: 'Weight',
    part: 'freight',
    required: 'default',
    about:
      'Kilograms of the whole line, up to 40,000. Empty: the default of the package type times the quantity.',
    example: '500',
  },
  {
    key: 'unNumber',
    header: 'UN Number',
    part: 'freight',
    required: 'no',
    about: 'Four digits, for dangerous goods only.',
    example: '1263',
  },
  {
    key: 'dgClass',
    header: 'DG Class',
    part: 'freight',
    required: 'no',
    about: 'Class of the dangerous goods; required with a UN number.',
    example: '3',
  },
  {
    key: 'subsidiaryClass1',
    header: 'Subsidiary Class 1',
    part: 'freight',
    required: 'no',
    about: 'First subsidiary class of the dangerous goods.',
    example: '6.1',
  },
  {
    key: 'subsidiaryClass2',
    header: 'Subsidiary Class 2',
    part: 'freight',
    required: 'no',
    about: 'Second subsidiary class of the dangerous goods.',
    example: '8',
  },
  {
    key: 'dgQuantity',
    header: 'DG Quantity',
    part: 'freight',
    required: 'no',
    about: 'Total quantity of the dangerous goods on the line, above 0 and at most 40,000.',
    example: '12.5',
  },
  {
    key: 'dgUnit',
    header: 'DG Unit',
    part: 'freight',
    required: 'no',
    about: 'Unit of the DG quantity: L or kg.',
    example: 'L',
  },
  {
    key: 'dgFlashPoint',
    header: 'DG Flash Point',
    part: 'freight',
    required: 'no',
    about: 'Flash point of the dangerous goods in whole °C, from -100 to 300.',
    example: '23',
  },
  {
    key: 'dgMarinePollutant',
    header: 'DG Marine Pollutant',
    part: 'freight',
    required: 'no',
    about: 'Yes if the dangerous goods are a marine pollutant; No or empty if not.',
    example: 'Yes',
  },
  {
    key: 'dgLimitedQuantities',
    header: 'DG Limited Quantities',
    part: 'freight',
    required: 'no',
    about: 'Yes if the dangerous goods are packed as limited quantities; No or empty if not.',
    example: 'No',
  },
  {
    key: 'hireProvider',
    header: 'Hire Provider',
    part: 'hireage',
    required: 'yes',
    about: 'Code of the provider of the hired equipment.',
    example: 'CHEP',
  },
  {
    key: 'hireUnit',
    header: 'Hire Unit',
    part: 'hireage',
    required: 'yes',
    about: "Code of the provider's hire unit.",
    example: 'PALLET',
  },
  {
    key: 'hireQuantity',
    header: 'Hire Quantity',
    part: 'hireage',
    required: 'yes',
    about: 'A whole number from 0 to 999. Nothing is hired for 0.',
    example: '2',
  },
  {
    key: 'exportCertificate',
    header: 'Export Certificate',
    part: 'consignment',
    required: 'no',
    about: 'Number of the export certificate; marks the consignment as an export.',
    example: 'NZL2026/KOW/1234',
  },
] as const satisfies readonly ColumnInfo[];

/** The key of a column: `chargeAccount`, `serviceType`, … */
export type ImportColumn = (typeof importColumns)[number]['key'];
