import type { Problem } from '../problem.js';

/** The parts of the consignment screen that are told to be invalid as a whole (CONS-40), and the two that are not. */
export type CardName = 'details' | 'sender' | 'receiver' | 'additional' | 'freight' | 'dates';

/** The sentence for each card of CONS-40; freight and dates speak by their own problems (CONS-41, CONS-42). */
export const cardMessages = {
  details: 'Details are invalid',
  sender: 'Sender is invalid',
  receiver: 'Receiver is invalid',
  additional: 'Additional details are invalid',
} as const;

const cardOfField: Readonly<Record<string, CardName>> = {
  serviceType: 'details',
  accountId: 'details',
  senderParticipantId: 'sender',
  senderParticipant: 'sender',
  senderReference: 'sender',
  receiverParticipantId: 'receiver',
  receiverParticipant: 'receiver',
  receiverReference: 'receiver',
  notes: 'additional',
  receiverNotes: 'additional',
  salesReference: 'additional',
  hireage: 'additional',
  consignmentFlags: 'additional',
  lineItems: 'freight',
  requestedPickupDateTimeUtc: 'dates',
  requestedDeliveryDate: 'dates',
  requestedDeliveryDateTimeUtc: 'dates',
};

/** The card that a problem of checkConsignment belongs to; null for a path that is none of its fields. */
export function findCard(path: string): CardName | null {
  const [field = ''] = path.split('/');
  return Object.hasOwn(cardOfField, field) ? (cardOfField[field] ?? null) : null;
}

/** That a card is invalid; its path is that of the first field at fault, for a summary to link to. */
export interface CardProblem extends Problem {
  readonly card: keyof typeof cardMessages;
}

/** One problem for each card of CONS-40 that has any, in the order of the screen. */
export function cardProblems(problems: readonly Problem[]): readonly CardProblem[] {
  return (Object.keys(cardMessages) as (keyof typeof cardMessages)[]).flatMap((card) => {
    const first = problems.find(({ path }) => findCard(path) === card);
    return first === undefined
      ? []
      : [{ id: 'CONS-40', card, path: first.path, message: cardMessages[card] }];
  });
}
