import type { Problem } from '../problem.js';
import { textFieldNames, textFields, type TextField } from '../rules/text-fields.js';
import type { ImportColumn } from './columns.js';

/** Where a problem of the rules stands in a file. */
interface RulePlace {
  readonly list: 'consignment' | 'lineItems' | 'hireage';
  /** The item of the list. */
  readonly index: number;
  readonly column: ImportColumn | null;
}

/** The texts that files have, with their columns. */
const textColumns: readonly (readonly [TextField, ImportColumn])[] = textFieldNames.flatMap((name) => {
  const { importColumn } = textFields[name];
  return importColumn === null ? [] : [[name, importColumn] as const];
});

const consignmentColumns: Readonly<Record<string, ImportColumn>> = {
  ...Object.fromEntries(textColumns),
  accountId: 'chargeAccount',
  serviceType: 'serviceType',
  requestedPickupDateTimeUtc: 'requestedPickupDate',
  requestedDeliveryDate: 'requestedDeliveryDate',
  senderParticipantId: 'senderSite',
  senderParticipant: 'senderSite',
  receiverParticipantId: 'receiverSite',
  receiverParticipant: 'receiverSite',
  consignmentFlags: 'exportCertificate',
};

const itemColumns: Readonly<Record<string, ImportColumn>> = {
  description: 'freightDescription',
  packagingType: 'packagingType',
  count: 'quantity',
  length: 'length',
  width: 'width',
  height: 'height',
  volume: 'volume',
  weight: 'weight',
  dangerousGoods: 'unNumber',
  'dangerousGoods/unNumber': 'unNumber',
  'dangerousGoods/class': 'dgClass',
  'dangerousGoods/subsidiaryClass1': 'subsidiaryClass1',
  'dangerousGoods/subsidiaryClass2': 'subsidiaryClass2',
  'dangerousGoods/quantity': 'dgQuantity',
  'dangerousGoods/quantityUnit': 'dgUnit',
  'dangerousGoods/flashPoint': 'dgFlashPoint',
};

/** The cell that a path of the create call's body comes from. */
export function findRulePlace(path: string): RulePlace {
  const [list = '', index = '', ...rest] = path.split('/');
  if (list === 'lineItems') {
    return { list, index: Number(index), column: itemColumns[rest.join('/')] ?? null };
  }
  if (list === 'hireage') {
    return { list, index: Number(index), column: rest[0] === 'quantity' ? 'hireQuantity' : 'hireUnit' };
  }
  return { list: 'consignment', index: 0, column: consignmentColumns[list] ?? null };
}

/** The rule's sentence; where it only says that a field is required, the field's name is added (IMPT-04). */
export function describeRule({ id, path, message }: Problem): Pick<Problem, 'id' | 'message'> {
  if (message !== 'Required') return { id, message };
  return path.endsWith('description')
    ? { id: 'IMPT-04', message: 'Freight Description is required' }
    : { id, message: 'UN Number is required' };
}
