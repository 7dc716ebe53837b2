import type { Consignment, ConsignmentPage, LineItemsById } from './generated/consignment.js';
import type { DangerousGoodsEntry } from './generated/product.js';

// Alternative spelling → the spelling of our contract.
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

// The rows of a list have their tags under a second name (CALL-211).
const listItemNames = new Map([...consignmentNames, ['tags', 'consignmentTags']]);
listItemNames.delete('consignmentTags');

// Two calls use the other spelling of a pair.
const lineItemNames = new Map([...consignmentNames, ['packagingType', 'packagingTypeObject']]);
lineItemNames.delete('packagingTypeObject');

const dangerousGoodsNames = new Map([...consignmentNames, ['unNumber', 'unitedNationsNumber']]);
dangerousGoodsNames.delete('unitedNationsNumber');

/** The properties that have another spelling, in either spelling of a pair. */
export const alternativeNames: ReadonlySet<string> = new Set([...consignmentNames].flat());

/** Renames the properties of a consignment to the contract's spelling (CALL-94). */
export function normaliseConsignment(answer: Consignment): Consignment {
  return rename(answer, consignmentNames);
}

/** Renames the properties of a page of consignments to the contract's spelling (CALL-94). */
export function normaliseConsignmentPage<Page extends ConsignmentPage>(answer: Page): Page {
  return rename(answer, listItemNames);
}

/** Renames the properties of line items by consignment id; this call uses packagingTypeObject (CALL-94). */
export function normaliseLineItemsById(answer: LineItemsById): LineItemsById {
  return rename(answer, lineItemNames);
}

/** Renames the properties of a UN number lookup; this call uses unitedNationsNumber (CALL-94). */
export function normaliseDangerousGoodsEntry(answer: DangerousGoodsEntry): DangerousGoodsEntry {
  return rename(answer, dangerousGoodsNames);
}

// When both spellings are present, the contract's wins.
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
