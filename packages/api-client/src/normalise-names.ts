import type { Consignment, ConsignmentPage, LineItemsById } from './generated/consignment.js';
import type { DangerousGoodsEntry } from './generated/product.js';

// The other spelling → the one that our contract emits.
const consignmentNames: ReadonlyMap<string, string> = new Map([
  ['consignmentTags', 'tags'],
  ['senderNotes', 'notes'],
  ['trackingLink', 'trackingUrl'],
  ['requestedDeliveryDate', 'requestedDeliveryDateTimeUtc'],
  ['packagingTypeObject', 'packagingType'],
  ['subClass1', 'subsidiaryClass1'],
  ['subClass2', 'subsidiaryClass2'],
  ['unitedNationsNumber', 'unNumber'],
]);

// Two calls emit the second of a pair.
const lineItemNames = new Map([...consignmentNames, ['packagingType', 'packagingTypeObject']]);
lineItemNames.delete('packagingTypeObject');

const dangerousGoodsNames = new Map([...consignmentNames, ['unNumber', 'unitedNationsNumber']]);
dangerousGoodsNames.delete('unitedNationsNumber');

/** A consignment with every name in the spelling of the contract, whichever it came in (CALL-94). */
export function normaliseConsignment(answer: Consignment): Consignment {
  return rename(answer, consignmentNames);
}

/** A page of the list with every name in the spelling of the contract (CALL-94). */
export function normaliseConsignmentPage(answer: ConsignmentPage): ConsignmentPage {
  return rename(answer, consignmentNames);
}

/** Line items by consignment id, with packagingTypeObject, which this call emits (CALL-94). */
export function normaliseLineItemsById(answer: LineItemsById): LineItemsById {
  return rename(answer, lineItemNames);
}

/** A look-up by UN number, with unitedNationsNumber, which this call emits (CALL-94). */
export function normaliseDangerousGoodsEntry(answer: DangerousGoodsEntry): DangerousGoodsEntry {
  return rename(answer, dangerousGoodsNames);
}

// Where both spellings stand, the contract's own wins and the other is dropped.
function rename<T>(value: T, names: ReadonlyMap<string, string>): T;
function rename(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => rename(entry, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      const emitted = names.get(name);
      if (emitted !== undefined && emitted in value) return [];
      return [[emitted ?? name, rename(entry, names)]];
    }),
  );
}
