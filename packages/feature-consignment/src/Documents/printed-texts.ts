import type { Consignment } from '@consign/api-client/consignment';

/** The texts that people entered and documents print, a line each. */
export function printedTexts(consignment: Consignment): string {
  const { senderParticipant, receiverParticipant, lineItems } = consignment;
  const texts = [
    ...[senderParticipant, receiverParticipant].flatMap(({ fullName, address }) => [
      fullName,
      address.streetNumber,
      address.street,
      address.suburb,
      address.city,
      address.country,
    ]),
    consignment.senderReference,
    consignment.receiverReference,
    consignment.salesReference,
    consignment.notes,
    consignment.receiverNotes,
    ...lineItems.flatMap(({ description, dangerousGoods }) => [
      description,
      dangerousGoods?.nameAndDescription,
    ]),
  ];
  return texts.filter((text) => text !== null && text !== undefined).join('\n');
}
