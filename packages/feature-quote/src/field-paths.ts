import type { DeliveryExtra } from '@consign/api-client/consignment';
import type { Problem } from '@consign/domain/rules';
import type { SummaryProblem } from '@consign/ui';

import type { QuoteValues } from './request-bodies.js';

/** Extras with the names that a summary uses. */
export type NamedExtras = readonly Pick<DeliveryExtra, 'deliveryExtraCode' | 'deliveryExtraName'>[];

/** A field, or a part of one: `senderParticipant/address/city`, `extras/TAILLIFT`. */
export type FieldPath = string;

const fieldOfPath: Readonly<Record<string, keyof QuoteValues>> = {
  siteId: 'senderSite',
  origin: 'senderSite',
  senderParticipantId: 'senderSite',
  senderParticipant: 'senderSite',
  destinationSiteId: 'receiverSite',
  destination: 'receiverSite',
  receiverParticipantId: 'receiverSite',
  receiverParticipant: 'receiverSite',
  serviceType: 'serviceType',
  requestedPickupDateTimeUtc: 'requestedPickupDate',
  requestedDeliveryDate: 'requestedDeliveryDate',
  units: 'lineItems',
  lineItems: 'lineItems',
};

const addressOfPath: Readonly<Record<string, string>> = {
  origin: 'senderParticipant/address',
  destination: 'receiverParticipant/address',
};

/**
 * The field of a problem from a rule or from the server, in the body of a quote or of a consignment; null if the form has
 * no such field. `extras`: the extras of that body, in its order.
 */
function findField(path: string, extras: NamedExtras): FieldPath | null {
  const [head = '', ...rest] = path.split('/');
  if (head === 'deliveryExtras') {
    const extra = extras[Number(rest[0])];
    return extra === undefined ? null : `extras/${extra.deliveryExtraCode}`;
  }
  if (rest.length > 0 && addressOfPath[head] !== undefined) return [addressOfPath[head], ...rest].join('/');
  if (rest.length > 0 && /^(?:sender|receiver)Participant$/.test(head)) return path;
  return fieldOfPath[head] ?? null;
}

export type FieldErrors = Readonly<Partial<Record<FieldPath, string>>>;

export type FieldProblem = Pick<Problem, 'path' | 'message'>;

// Labels of fields whose messages don't name them, such as 'Value is required' and 'Past date'.
const labels: Readonly<Record<FieldPath, string>> = {
  'senderParticipant/phone': 'Sender phone',
  'senderParticipant/email': 'Sender email',
  'receiverParticipant/phone': 'Receiver phone',
  'receiverParticipant/email': 'Receiver email',
  requestedPickupDate: 'Requested pickup date',
  requestedDeliveryDate: 'Requested delivery date',
};

/** The fields from top to bottom; a participant's own parts come after its site. */
const screenOrder: readonly FieldPath[] = [
  ...['sender', 'receiver'].flatMap((role) => [
    `${role}Site`,
    ...['fullName', 'address', 'phone', 'email'].map((part) => `${role}Participant/${part}`),
  ]),
  'lineItems',
  'serviceType',
  'requestedPickupDate',
  'requestedDeliveryDate',
  'extras',
];

function findPlace(path: FieldPath): number {
  return screenOrder.findIndex((field) => path === field || path.startsWith(`${field}/`));
}

/** The problems that have a field in the form, at their fields, as a summary lists them: from top to bottom. */
export function toFieldProblems(
  problems: readonly FieldProblem[],
  extras: NamedExtras,
): readonly SummaryProblem[] {
  const found = problems.flatMap(({ path: sentPath, message }) => {
    const path = findField(sentPath, extras);
    if (path === null) return [];
    const extra = extras.find(({ deliveryExtraCode: code }) => path === `extras/${code}`);
    const label = extra?.deliveryExtraName ?? labels[path];
    return [{ path, message, label: label !== undefined && message.startsWith(label) ? undefined : label }];
  });
  return found.toSorted((one, other) => findPlace(one.path) - findPlace(other.path));
}
