import type { components } from '@consign/api-client/consignment';
import { describeInstructions } from '@consign/domain/extras';
import { toCubicMetres, toKilograms, toMetres } from '@consign/domain/freight';
import { type DeclaredGoods, mapTexts, type TextField, textsOnCard } from '@consign/domain/rules';

import type { BookableTrip } from '../bookings/index.js';
import type { StoredParticipant } from '../database/stored-participant.js';
import { type ConsignmentExtra, extrasAnswer } from '../extras/index.js';
import type { Change, EditedFields, ItemFields } from './change.js';

type Field = components['schemas']['ChangedField'];
type Values = Readonly<Partial<Record<Field, string | null>>>;

/** The old and the new value of a field, as the audit trail shows them. */
export interface FieldChange {
  readonly field: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

const MAX_VALUE_CHARACTERS = 500;

/** The fields whose words differ, in their order. */
export function fieldChanges<Value>(
  describe: (value: Value) => Values,
  { before, after }: { readonly before: Value; readonly after: Value },
): FieldChange[] {
  const old = describe(before);
  return (Object.entries(describe(after)) as [Field, string | null][])
    .map(([field, newValue]) => ({ field, oldValue: old[field] ?? null, newValue }))
    .filter(({ oldValue, newValue }) => oldValue !== newValue)
    .map(({ field, oldValue, newValue }) => ({
      field,
      oldValue: oldValue === null ? null : cut(oldValue),
      newValue: newValue === null ? null : cut(newValue),
    }));
}

/** A save whose fields may be as they were. */
type Save = Change<'edited' | 'dated' | 'extrasInstructed' | 'itemChanged'>;

/** The fields that a save changed. */
export type ChangedBy = (save: Save) => readonly FieldChange[];

/** Compares each save once, for all who ask. */
export function compareOnce(): ChangedBy {
  const known = new Map<Save, readonly FieldChange[]>();
  return (save) => {
    const fields = known.get(save) ?? compare(save);
    known.set(save, fields);
    return fields;
  };
}

function compare(save: Save): readonly FieldChange[] {
  switch (save.kind) {
    case 'edited':
      return fieldChanges(consignmentInWords, save);
    case 'dated':
      return fieldChanges(datesInWords, save);
    case 'extrasInstructed':
      return fieldChanges(extrasInWords, save);
    case 'itemChanged':
      return fieldChanges(itemInWords, save);
  }
}

/** By whole characters, so that none is halved. */
function cut(text: string): string {
  if (text.length <= MAX_VALUE_CHARACTERS) return text;
  const end = /[\uD800-\uDBFF]/u.test(text.charAt(MAX_VALUE_CHARACTERS - 2)) ? 2 : 1;
  return `${text.slice(0, MAX_VALUE_CHARACTERS - end)}…`;
}

/** Freight items have changes of their own. */
function consignmentInWords(consignment: EditedFields): Values {
  const { account, hireage, flags } = consignment;
  const sender = participantInWords(consignment.sender);
  const receiver = participantInWords(consignment.receiver);
  const toText = (name: TextField) => consignment[name];
  return {
    serviceType: consignment.serviceTypeName ?? consignment.serviceTypeCode,
    account: `${account.code} ${account.description}`,
    senderName: sender.name,
    senderPhone: sender.phone,
    senderEmail: sender.email,
    senderAddress: sender.address,
    ...mapTexts(toText, textsOnCard.sender),
    receiverName: receiver.name,
    receiverPhone: receiver.phone,
    receiverEmail: receiver.email,
    receiverAddress: receiver.address,
    ...mapTexts(toText, textsOnCard.receiver),
    // Before the notes, as ever.
    ...mapTexts(toText, ['salesReference']),
    ...mapTexts(toText, textsOnCard.additional),
    ...datesInWords(consignment),
    hireage: hireage.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ') || null,
    exportCertificate: flags[0]?.flagProperties.ecert ?? null,
    ...extrasInWords(consignment.extras),
  };
}

function datesInWords({ requestedPickupAt, requestedDeliveryAt }: BookableTrip): Values {
  return {
    requestedPickupDate: requestedPickupAt?.toISOString() ?? null,
    requestedDeliveryDate: requestedDeliveryAt?.toISOString() ?? null,
  };
}

export function confirmedDateInWords(at: Date | null): Values {
  return { confirmedDeliveryDate: at?.toISOString() ?? null };
}

function extrasInWords(extras: readonly ConsignmentExtra[]): Values {
  return { deliveryExtras: describeInstructions(extrasAnswer(extras).deliveryExtras) };
}

function participantInWords({ fullName, phone, email, address }: StoredParticipant) {
  const { streetNumber, street, suburb, state, city, postcode, country } = address;
  const parts = [[streetNumber, street], [suburb], [state], [city, postcode], [country]];
  const lines = parts.map((words) => words.filter((word) => word !== null).join(' '));
  return { name: fullName, phone, email, address: lines.filter((line) => line !== '').join(', ') || null };
}

const text = (value: number | null) => (value === null ? null : String(value));

const packagingName = ({ packagingTypeName, packagingType }: ItemFields) =>
  packagingTypeName ?? packagingType;

function itemInWords(item: ItemFields): Values {
  return {
    count: text(item.count),
    packagingType: packagingName(item),
    description: item.description,
    length: text(toMetres(item.length)),
    width: text(toMetres(item.width)),
    height: text(toMetres(item.height)),
    volume: text(toCubicMetres(item.volume)),
    weight: text(toKilograms(item.weight)),
    dangerousGoods: item.dangerousGoods === null ? null : goodsInWords(item.dangerousGoods),
  };
}

/** A freight item as the trail names it. */
export function itemSubject(item: ItemFields): string {
  const what = `${item.count} × ${packagingName(item)}`;
  return cut(item.description === null ? what : `${what}: ${item.description}`);
}

function goodsInWords(goods: DeclaredGoods): string {
  const { unNumber, subsidiaryClass1, subsidiaryClass2, nameAndDescription = null, packingGroup } = goods;
  const { quantity, quantityUnit, flashPoint } = goods;
  const classes = [goods.class, subsidiaryClass1, subsidiaryClass2].filter((each) => each !== null);
  return [
    `UN ${unNumber}`,
    ...(nameAndDescription === null ? [] : [nameAndDescription]),
    `class ${classes.join(', ')}`,
    ...(packingGroup ? [`packing group ${packingGroup}`] : []),
    ...(quantity && quantityUnit ? [`${quantity} ${quantityUnit}`] : []),
    ...(flashPoint === null || flashPoint === undefined ? [] : [`flash point ${flashPoint} °C`]),
    ...(goods.marinePollutant === true ? ['marine pollutant'] : []),
    ...(goods.limitedQuantity === true ? ['limited quantity'] : []),
  ].join(', ');
}
