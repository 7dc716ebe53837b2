import type { ConsignmentChange, LineItem } from '@consign/api-client/consignment';
import { mapTexts } from '@consign/domain/rules';
import { auditQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useInfiniteQuery } from '@tanstack/react-query';

import type { ComparedField } from './stored-form.js';

/** Who made a change, and when. */
export interface Author {
  readonly name: string;
  readonly at: string;
}

type ChangedField = ConsignmentChange['changes'][number]['field'];

/** The names of a field in the change history. */
const historyFields: Readonly<Record<ComparedField, readonly ChangedField[]>> = {
  ...mapTexts((name) => [name]),
  serviceType: ['serviceType'],
  accountId: ['account'],
  requestedPickupDate: ['requestedPickupDate'],
  requestedDeliveryDate: ['requestedDeliveryDate'],
  senderSite: ['senderName', 'senderAddress'],
  senderEntry: ['senderName', 'senderPhone', 'senderEmail', 'senderAddress'],
  receiverSite: ['receiverName', 'receiverAddress'],
  receiverEntry: ['receiverName', 'receiverPhone', 'receiverEmail', 'receiverAddress'],
  hireage: ['hireage'],
  exportCertificate: ['exportCertificate'],
};

function toAuthor(change: ConsignmentChange | undefined): Author | null {
  if (change === undefined || change.changedBy === null) return null;
  return { name: change.changedBy, at: change.changedAtDateTimeUtc };
}

/** The changes after an instant; all of them if it is null. */
export function changesSince(
  changes: readonly ConsignmentChange[],
  since: string | null,
): readonly ConsignmentChange[] {
  if (since === null) return changes;
  return changes.filter(({ changedAtDateTimeUtc: at }) => Date.parse(at) > Date.parse(since));
}

/** Who last changed a field. `changes` are newest first, like the change history (CONS-55). */
export function findFieldAuthor(field: ComparedField, changes: readonly ConsignmentChange[]): Author | null {
  const names = historyFields[field];
  return toAuthor(changes.find((change) => change.changes.some((one) => names.includes(one.field))));
}

const itemTexts: Readonly<Partial<Record<ChangedField, (item: LineItem) => string | null>>> = {
  count: ({ count }) => String(count),
  packagingType: ({ packagingType }) => packagingType.name,
  description: ({ description }) => description,
  length: ({ length }) => toText(length),
  width: ({ width }) => toText(width),
  height: ({ height }) => toText(height),
  volume: ({ volume }) => toText(volume),
  weight: ({ weight }) => toText(weight),
};

function toText(value: number | null): string | null {
  return value === null ? null : String(value);
}

/** The change history names an item by its text: `2 × Pallet: Flat-packed kitchen`. */
function subject({ count, packagingType, description }: LineItem): string {
  const what = `${count} × ${packagingType.name}`;
  return description === null ? what : `${what}: ${description}`;
}

/** Whether this change of an item can have led to `item`. */
function ledTo(item: LineItem, { changes, subject: changed }: ConsignmentChange): boolean {
  if (
    changes.some(
      ({ field, newValue }) => itemTexts[field] !== undefined && itemTexts[field](item) !== newValue,
    )
  )
    return false;
  const old = new Map(changes.map(({ field, oldValue }) => [field, oldValue]));
  return (
    changed ===
    subject({
      ...item,
      count: Number(old.get('count') ?? item.count),
      packagingType: { ...item.packagingType, name: old.get('packagingType') ?? item.packagingType.name },
      description: old.has('description') ? (old.get('description') ?? null) : item.description,
    })
  );
}

/** Who added, changed or deleted a freight item last: `theirs` is undefined for a deleted one. */
export function findItemAuthor(
  was: LineItem | undefined,
  theirs: LineItem | undefined,
  changes: readonly ConsignmentChange[],
): Author | null {
  return toAuthor(
    changes.find((change) => {
      if (theirs === undefined) {
        return change.action === 'FreightItemRemoved' && was !== undefined && change.subject === subject(was);
      }
      if (change.action === 'FreightItemAdded') return change.subject === subject(theirs);
      return change.action === 'FreightItemChanged' && ledTo(theirs, change);
    }),
  );
}

/** The people behind these changes, as a list in words; null where none is known. */
export function listAuthors(changes: readonly ConsignmentChange[]): string | null {
  const names = [...new Set(changes.map(({ changedBy }) => changedBy).filter((name) => name !== null))];
  return names.length === 0 ? null : new Intl.ListFormat('en-NZ').format(names);
}

/** The latest changes of a consignment, newest first (CONS-55); empty while they load and where they can't be read. */
export function useChangeHistory(reference: string): readonly ConsignmentChange[] {
  const { data } = useInfiniteQuery(auditQueries(useClient()).forConsignment(reference));
  return data?.pages.flatMap(({ results }) => results) ?? [];
}
