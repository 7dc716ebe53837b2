import type { Problem } from '@consign/domain/rules';

import type { QuoteValues } from './quote-values.js';

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
 * no such field. `extraCodes`: the extras of that body, in its order.
 */
export function findField(path: string, extraCodes: readonly string[]): FieldPath | null {
  const [head = '', ...rest] = path.split('/');
  if (head === 'deliveryExtras') {
    const code = extraCodes[Number(rest[0])];
    return code === undefined ? null : `extras/${code}`;
  }
  if (rest.length > 0 && addressOfPath[head] !== undefined) return [addressOfPath[head], ...rest].join('/');
  if (rest.length > 0 && /^(?:sender|receiver)Participant$/.test(head)) return path;
  return fieldOfPath[head] ?? null;
}

export type FieldErrors = Readonly<Partial<Record<FieldPath, string>>>;

/** The first problem of each field. */
export function toFieldErrors(
  problems: readonly Pick<Problem, 'path' | 'message'>[],
  extraCodes: readonly string[],
): FieldErrors {
  const errors: Partial<Record<FieldPath, string>> = {};
  for (const { path, message } of problems) {
    const field = findField(path, extraCodes);
    if (field !== null) errors[field] ??= message;
  }
  return errors;
}
