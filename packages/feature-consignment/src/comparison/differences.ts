import type { Account, LineItem, ServiceType } from '@consign/api-client/consignment';
import { toLineItemInput } from '@consign/consignment-parts';
import { formatDate } from '@consign/domain/dates';
import { mapTexts, textFields, textsOnCard, type TextField } from '@consign/domain/rules';

import type { FormValues } from '../form-values.js';
import type { Author } from './authors.js';
import { describeItem } from './describe-item.js';
import { differingFields, storedForm, type ComparedField } from './stored-form.js';

export type Side = 'mine' | 'theirs';

/** Names for codes and ids. */
export interface Names {
  readonly accounts: readonly Account[];
  readonly serviceTypes: readonly ServiceType[];
}

/** A difference between the two sides, as readable texts. */
export interface Difference<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly was: string;
  readonly mine: string;
  readonly theirs: string;
  /** Both sides changed it, to different values. */
  readonly isConflict: boolean;
  /** The side that changed it; mine if both did. */
  readonly suggested: Side;
  /** Who changed theirs, and when; null if the change history doesn't say. */
  readonly author?: Author | null;
}

const toLabel = (name: TextField) => textFields[name].label;

/** The labels of all fields, in screen order. */
const labels: Readonly<Record<ComparedField, string>> = {
  serviceType: 'Service type',
  accountId: 'Invoice account',
  requestedPickupDate: 'Requested pickup date',
  requestedDeliveryDate: 'Requested delivery date',
  senderSite: 'Sender',
  senderEntry: 'Sender address and contact',
  ...mapTexts(toLabel, textsOnCard.sender),
  receiverSite: 'Receiver',
  receiverEntry: 'Receiver address and contact',
  ...mapTexts(toLabel, textsOnCard.receiver),
  ...mapTexts(toLabel, textsOnCard.additional),
  hireage: 'Hireage',
  exportCertificate: 'Export certificate',
};

const comparedFields = Object.keys(labels) as ComparedField[];

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function entryText(entry: FormValues['senderEntry']): string {
  if (entry === null) return '';
  const { fullName, streetNumber, street, suburb, city, postcode, phone, email } = entry;
  const parts = [fullName, `${streetNumber} ${street}`, suburb, `${city} ${postcode}`, phone, email];
  return parts.filter((part) => part.trim() !== '').join(', ');
}

function formatField(name: ComparedField, values: FormValues, { accounts, serviceTypes }: Names): string {
  switch (name) {
    case 'serviceType':
      return serviceTypes.find(({ code }) => code === values.serviceType)?.name ?? values.serviceType ?? '';
    case 'accountId':
      return accounts.find(({ id }) => id === values.accountId)?.code ?? '';
    case 'requestedPickupDate':
    case 'requestedDeliveryDate':
      return formatDate(values[name]) || values[name];
    case 'senderEntry':
    case 'receiverEntry':
      return entryText(values[name]);
    case 'hireage':
      return values.hireage
        .map(({ quantity, providerCode, hireUnitCode }) =>
          [quantity, '×', providerCode, hireUnitCode].filter((part) => part !== null).join(' '),
        )
        .join(', ');
    case 'senderSite':
    case 'receiverSite':
      return values[name]?.label ?? 'Typed address';
    case 'exportCertificate':
      return values.exportCertificate ?? 'Not an export';
    default:
      return values[name];
  }
}

/** What both sides started from, and what each made of it. */
interface ThreeWay<T> {
  readonly was: T;
  readonly mine: T;
  readonly theirs: T;
}

function toDifference<Key extends string>(
  key: Key,
  label: string,
  values: ThreeWay<unknown>,
  texts: ThreeWay<string>,
): Difference<Key> {
  const isMineChanged = !isSame(values.mine, values.was);
  const isTheirsChanged = !isSame(values.theirs, values.was);
  return {
    key,
    label,
    ...texts,
    isConflict: isMineChanged && isTheirsChanged,
    suggested: isMineChanged ? 'mine' : 'theirs',
  };
}

/** The fields that mine and theirs would store differently (CONS-33). */
export function fieldDifferences(
  three: ThreeWay<FormValues>,
  names: Names,
): readonly Difference<ComparedField>[] {
  const { was, mine, theirs } = three;
  const differing = differingFields(mine, theirs);
  const stored = { was: storedForm(was), mine: storedForm(mine), theirs: storedForm(theirs) };
  return comparedFields
    .filter((name) => differing.includes(name))
    .map((name) =>
      toDifference(
        name,
        labels[name],
        { was: stored.was[name], mine: stored.mine[name], theirs: stored.theirs[name] },
        {
          was: formatField(name, was, names),
          mine: formatField(name, mine, names),
          theirs: formatField(name, theirs, names),
        },
      ),
    );
}

/** Theirs, with the fields for which mine was chosen. */
export function merge(
  mine: FormValues,
  theirs: FormValues,
  chosen: Readonly<Record<string, Side>>,
): FormValues {
  const own = comparedFields.filter((name) => chosen[name] === 'mine').map((name) => [name, mine[name]]);
  return { ...theirs, ...Object.fromEntries(own) };
}

/** A side of an item: an item that was there before and is missing was deleted. */
function describeSide(item: LineItem | undefined, was: LineItem | undefined): string {
  if (item !== undefined) return describeItem(item);
  return was === undefined ? '' : 'Deleted';
}

/** What an item would be saved as: its version only counts changes. */
function itemValues(item: LineItem | undefined): unknown {
  return item === undefined ? null : toLineItemInput(item);
}

function find(items: readonly LineItem[], id: string): LineItem | undefined {
  return items.find((item) => item.id === id);
}

/** The freight items in which both sides differ, matched by id and numbered as on the screen. */
export function itemDifferences(three: ThreeWay<readonly LineItem[]>): readonly Difference[] {
  const { was, mine, theirs } = three;
  const ids = [...new Set([...mine, ...theirs].map(({ id }) => id))];
  return ids
    .map((id, place) => {
      const sides = { was: find(was, id), mine: find(mine, id), theirs: find(theirs, id) };
      return itemDifference(id, `Freight item ${place + 1}`, sides);
    })
    .filter((one) => one !== null);
}

/** A freight item whose sides differ; null if they are the same. */
export function itemDifference(
  id: string,
  label: string,
  { was, mine, theirs }: ThreeWay<LineItem | undefined>,
): Difference | null {
  const values = {
    was: itemValues(was),
    mine: itemValues(mine),
    theirs: itemValues(theirs),
  };
  if (isSame(values.mine, values.theirs)) return null;
  return toDifference(id, label, values, {
    was: was === undefined ? '' : describeItem(was),
    mine: describeSide(mine, was),
    theirs: describeSide(theirs, was),
  });
}
