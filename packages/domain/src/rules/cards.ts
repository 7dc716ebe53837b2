import { mapTexts } from './text-fields.js';

/** The cards of the consignment screen. All but `freight` and `dates` have an "invalid" summary sentence (CONS-40). */
export type CardName = 'details' | 'sender' | 'receiver' | 'additional' | 'freight' | 'dates';

/** The sentence of each card in CONS-40; freight and dates show their own problems instead (CONS-41, CONS-42). */
export const cardMessages = {
  details: 'Details are invalid',
  sender: 'Sender is invalid',
  receiver: 'Receiver is invalid',
  additional: 'Additional details are invalid',
} as const;

const cardOfField: Readonly<Record<string, CardName>> = {
  ...mapTexts((_name, { card }) => card),
  serviceType: 'details',
  accountId: 'details',
  senderParticipantId: 'sender',
  senderParticipant: 'sender',
  receiverParticipantId: 'receiver',
  receiverParticipant: 'receiver',
  hireage: 'additional',
  consignmentFlags: 'additional',
  lineItems: 'freight',
  requestedPickupDateTimeUtc: 'dates',
  requestedDeliveryDate: 'dates',
  requestedDeliveryDateTimeUtc: 'dates',
};

/** The card of a problem's path; null for an unknown field. */
export function findCard(path: string): CardName | null {
  const [field = ''] = path.split('/');
  return Object.hasOwn(cardOfField, field) ? (cardOfField[field] ?? null) : null;
}
