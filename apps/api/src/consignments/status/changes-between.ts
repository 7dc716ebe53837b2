import type { components } from '@consign/api-client/consignment';
import { describeInstructions } from '@consign/domain/extras';

import type { FieldChange } from '../../changes/index.js';

type Schemas = components['schemas'];
type Field = Schemas['ChangedField'];
type Values = Readonly<Partial<Record<Field, string | null>>>;

const MAX_VALUE_CHARACTERS = 500;

/** What a save changed of a consignment, in words (CONS-55); freight items have changes of their own. */
export function changesBetween(before: Schemas['Consignment'], after: Schemas['Consignment']): FieldChange[] {
  return difference(consignmentValues(before), consignmentValues(after));
}

/** What was changed of a freight item. */
export function itemChangesBetween(before: Schemas['LineItem'], after: Schemas['LineItem']): FieldChange[] {
  return difference(lineItemValues(before), lineItemValues(after));
}

/** A requested pickup date that was changed alone. */
export function pickupDateChange(before: Date | null, after: Date): FieldChange[] {
  return difference(
    { requestedPickupDate: before?.toISOString() ?? null },
    { requestedPickupDate: after.toISOString() },
  );
}

/** A requested delivery date that was changed alone. */
export function deliveryDateChange(before: Date | null, after: Date): FieldChange[] {
  return difference(
    { requestedDeliveryDate: before?.toISOString() ?? null },
    { requestedDeliveryDate: after.toISOString() },
  );
}

/** A delivery that was booked, moved to another slot, or has no booking any more. */
export function confirmedDateChange(before: Date | null, after: Date | null): FieldChange[] {
  return difference(
    { confirmedDeliveryDate: before?.toISOString() ?? null },
    { confirmedDeliveryDate: after?.toISOString() ?? null },
  );
}

/** A freight item as the trail names it. */
export function itemSubject({ count, packagingType, description }: Schemas['LineItem']): string {
  const what = `${count} × ${packagingType.name}`;
  return cut(description === null ? what : `${what}: ${description}`);
}

function difference(before: Values, after: Values): FieldChange[] {
  return (Object.keys(after) as Field[])
    .map((field) => ({ field, oldValue: before[field] ?? null, newValue: after[field] ?? null }))
    .filter(({ oldValue, newValue }) => oldValue !== newValue)
    .map(({ field, oldValue, newValue }) => ({
      field,
      oldValue: oldValue === null ? null : cut(oldValue),
      newValue: newValue === null ? null : cut(newValue),
    }));
}

/** By whole characters, so that none is halved. */
function cut(text: string): string {
  if (text.length <= MAX_VALUE_CHARACTERS) return text;
  const end = /[\uD800-\uDBFF]/u.test(text.charAt(MAX_VALUE_CHARACTERS - 2)) ? 2 : 1;
  return `${text.slice(0, MAX_VALUE_CHARACTERS - end)}…`;
}

function consignmentValues(consignment: Schemas['Consignment']): Values {
  const { account, hireage, consignmentFlags } = consignment;
  const sender = participantValues(consignment.senderParticipant);
  const receiver = participantValues(consignment.receiverParticipant);
  return {
    serviceType: consignment.serviceType.name,
    account: `${account.code} ${account.description}`,
    senderName: sender.name,
    senderPhone: sender.phone,
    senderEmail: sender.email,
    senderAddress: sender.address,
    senderReference: consignment.senderReference,
    receiverName: receiver.name,
    receiverPhone: receiver.phone,
    receiverEmail: receiver.email,
    receiverAddress: receiver.address,
    receiverReference: consignment.receiverReference,
    salesReference: consignment.salesReference,
    notes: consignment.notes,
    receiverNotes: consignment.receiverNotes,
    requestedPickupDate: consignment.requestedPickupDateTimeUtc,
    requestedDeliveryDate: consignment.requestedDeliveryDateTimeUtc,
    hireage: hireage.map(({ hireUnit, quantity }) => `${quantity} × ${hireUnit.name}`).join(', ') || null,
    exportCertificate: consignmentFlags[0]?.flagProperties.ecert ?? null,
    deliveryExtras: describeInstructions(consignment.deliveryExtras),
  };
}

function participantValues({ fullName, phone, email, address }: Schemas['Participant']) {
  const { streetNumber, street, suburb, state, city, postcode, country } = address;
  const parts = [[streetNumber, street], [suburb], [state], [city, postcode], [country]];
  const lines = parts.map((words) => words.filter((word) => word !== null).join(' '));
  return { name: fullName, phone, email, address: lines.filter((line) => line !== '').join(', ') || null };
}

const text = (value: number | null) => (value === null ? null : String(value));

function lineItemValues(item: Schemas['LineItem']): Values {
  return {
    count: text(item.count),
    packagingType: item.packagingType.name,
    description: item.description,
    length: text(item.length),
    width: text(item.width),
    height: text(item.height),
    volume: text(item.volume),
    weight: text(item.weight),
    dangerousGoods: goodsText(item.dangerousGoods),
  };
}

function goodsText(goods: Schemas['LineItem']['dangerousGoods']): string | null {
  if (goods === null) return null;
  const { unNumber, subsidiaryClass1, subsidiaryClass2, nameAndDescription, packingGroup } = goods;
  const classes = [goods.class, subsidiaryClass1, subsidiaryClass2].filter((each) => each !== null);
  return [
    `UN ${unNumber}`,
    ...(nameAndDescription === null ? [] : [nameAndDescription]),
    `class ${classes.join(', ')}`,
    ...(packingGroup ? [`packing group ${packingGroup}`] : []),
  ].join(', ');
}
