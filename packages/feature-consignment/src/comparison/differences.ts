import type { Account, LineItem, ServiceType } from '@consign/api-client/consignment';
import { toMeasures } from '@consign/consignment-parts';
import { formatDate } from '@consign/domain/dates';
import { formatVolume, formatWeight } from '@consign/domain/freight';

import type { FormValues } from '../form-values.js';
import { differingFields, storedForm, type ComparedField } from './stored-form.js';

export type Side = 'mine' | 'theirs';

/** Names for codes and ids. */
export interface Names {
  readonly accounts: readonly Account[];
  readonly serviceTypes: readonly ServiceType[];
}

/** A difference between the two sides, as readable texts. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly was: string;
  readonly mine: string;
  readonly theirs: string;
  /** Both sides changed it, to different values. */
  readonly isConflict: boolean;
  /** The side that changed it; mine if both did. */
  readonly suggested: Side;
}

/** The labels of all fields, in screen order. */
const labels: Readonly<Record<ComparedField, string>> = {
  serviceType: 'Service type',
  accountId: 'Invoice account',
  requestedPickupDate: 'Requested pickup date',
  requestedDeliveryDate: 'Requested delivery date',
  senderSite: 'Sender',
  senderEntry: 'Sender address and contact',
  senderReference: 'Sender reference',
  receiverSite: 'Receiver',
  receiverEntry: 'Receiver address and contact',
  receiverReference: 'Receiver reference',
  notes: 'Sender notes',
  receiverNotes: 'Receiver notes',
  salesReference: 'Sales reference',
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

interface ThreeWay<T> {
  readonly was: T;
  readonly mine: T;
  readonly theirs: T;
}

function toDifference(
  key: string,
  label: string,
  values: ThreeWay<unknown>,
  texts: ThreeWay<string>,
): Difference {
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
export function fieldDifferences(three: ThreeWay<FormValues>, names: Names): readonly Difference[] {
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

function describe(item: LineItem | undefined): string {
  if (item === undefined) return '';
  const { count, packagingType, description, dangerousGoods } = item;
  const { volume, weight } = toMeasures(item);
  const parts = [
    `${count} × ${packagingType.name}`,
    description,
    formatVolume(volume),
    formatWeight(weight),
    dangerousGoods && `UN ${dangerousGoods.unNumber}`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** The item without its version, which only counts changes. */
function withoutVersion(item: LineItem | undefined): unknown {
  return item === undefined ? null : { ...item, version: null };
}

function find(items: readonly LineItem[], id: string): LineItem | undefined {
  return items.find((item) => item.id === id);
}

/** The freight items in which both sides differ, matched by id. */
export function itemDifferences(three: ThreeWay<readonly LineItem[]>): readonly Difference[] {
  const { was, mine, theirs } = three;
  const ids = [...new Set([...mine, ...theirs].map(({ id }) => id))];
  return ids
    .map((id) => ({ id, was: find(was, id), mine: find(mine, id), theirs: find(theirs, id) }))
    .filter((one) => !isSame(withoutVersion(one.mine), withoutVersion(one.theirs)))
    .map(({ id, ...one }, place) =>
      toDifference(
        id,
        `Freight item ${place + 1}`,
        { was: withoutVersion(one.was), mine: withoutVersion(one.mine), theirs: withoutVersion(one.theirs) },
        { was: describe(one.was), mine: describe(one.mine), theirs: describe(one.theirs) },
      ),
    );
}
