import { need } from '../argument.js';
import { joinPath, joinProblems, type Problem, type RegisterId } from '../problem.js';
import type { ContactDetailsRequired, TenantSettings } from '../settings/index.js';
import { consignmentArgument, participantContextArgument, roleArgument } from './arguments.js';
import type { AddressBody, ConsignmentBody, ContactBody, ParticipantBody } from './bodies.js';
import { checkContactForm, checkContactRequired, effectiveContact } from './contact.js';
import { limits } from './limits.js';
import { checkTexts } from './text-fields.js';
import { checkText, checkRequired, toSingleLine, trimmed, type Text } from './text.js';

/** The sender or the receiver of a consignment. */
export type ParticipantRole = 'sender' | 'receiver';

/** What a participant's rules need besides the body. */
export interface ParticipantContext {
  readonly settings: Pick<TenantSettings, 'allowCustomParticipants'>;
  /** For the chosen service type (PLAT-07). */
  readonly contactDetailsRequired: ContactDetailsRequired;
  /** The chosen site's own contact; when unknown, required contact details aren't checked for the site. */
  readonly siteContact?: ContactBody | null | undefined;
  /** The custom address already on the consignment; it stays valid unchanged (CONS-56). */
  readonly stored?: ParticipantBody | null | undefined;
  /** A custom address needs no name yet (QUOT-09). */
  readonly isNameOptional?: boolean;
}

/**
 * Checks a sender or receiver: a site, or a complete custom address (PART-02) where the tenant allows it or it is
 * already stored (PART-01, CONS-56); contact details as the service type requires (PART-04 to 06); and its reference
 * (CONS-46).
 */
export function checkParticipant(
  role: ParticipantRole,
  body: ConsignmentBody,
  context: ParticipantContext,
): readonly Problem[] {
  need('checkParticipant', 'role', role, roleArgument);
  need('checkParticipant', 'body', body, consignmentArgument);
  need('checkParticipant', 'context', context, participantContextArgument);
  return validateParticipant(role, body, context);
}

/** `checkParticipant` for arguments that are known to be whole. */
export function validateParticipant(
  role: ParticipantRole,
  body: ConsignmentBody,
  context: ParticipantContext,
): readonly Problem[] {
  const fields = roleFields[role];
  const isSite = trimmed(body[fields.id]) !== '';
  const participant = body[fields.participant];
  return joinProblems(
    isSite
      ? checkContact(fields.participant, participant ?? noContact, isSite, context)
      : checkCustom(role, participant, context),
    checkTexts(role, body),
  );
}

const noContact: ContactBody = {};

// Written out: building the names takes longer than the checks.
/** The fields of a body that have a participant. */
export const roleFields = {
  sender: { id: 'senderParticipantId', participant: 'senderParticipant' },
  receiver: { id: 'receiverParticipantId', participant: 'receiverParticipant' },
} as const;

/**
 * Checks a participant's contact: its form (PART-04, PART-05), and the fields that the service type requires (PART-06).
 * A value typed beside a site replaces the site's own.
 */
export function checkContact(
  path: string,
  typed: ContactBody,
  isSite: boolean,
  { siteContact, contactDetailsRequired }: Pick<ParticipantContext, 'siteContact' | 'contactDetailsRequired'>,
): readonly Problem[] {
  const form = checkContactForm(typed, path);
  if (isSite && (siteContact === null || siteContact === undefined)) return form;
  const contact = isSite ? effectiveContact(typed, siteContact ?? noContact) : typed;
  return joinProblems(form, checkContactRequired(contact, contactDetailsRequired, isSite, path));
}

function checkCustom(
  role: ParticipantRole,
  participant: ParticipantBody | null | undefined,
  context: ParticipantContext,
): Problem[] {
  const { settings, stored, isNameOptional = false } = context;
  const path = `${role}Participant`;
  const isNone = participant === null || participant === undefined;
  if (isNone || (!settings.allowCustomParticipants && !isSameAddressee(participant, stored))) {
    const message = settings.allowCustomParticipants
      ? `Choose a ${role} site or enter an address`
      : `Choose a ${role} site`;
    return [{ id: 'PART-01', path: `${role}ParticipantId`, message }];
  }
  return [
    ...(isNameOptional && trimmed(participant.fullName) === ''
      ? []
      : checkPart(participant.fullName, joinPath(path, 'fullName'), 'Name is required')),
    ...checkAddress(participant.address ?? {}, joinPath(path, 'address')),
    ...checkContact(path, participant, false, context),
  ];
}

const addressParts = ['streetNumber', 'street', 'suburb', 'state', 'city', 'country', 'postcode'] as const;

/** Whether name and address are the same; contact details may differ. An empty country is New Zealand. */
export function isSameAddressee(a: ParticipantBody, b: ParticipantBody | null | undefined): boolean {
  return (
    b !== null &&
    b !== undefined &&
    toSingleLine(a.fullName) === toSingleLine(b.fullName) &&
    addressParts.every((part) => readPart(a, part) === readPart(b, part))
  );
}

function readPart({ address }: ParticipantBody, part: (typeof addressParts)[number]): string {
  const text = toSingleLine(address?.[part]);
  return part === 'country' && text === '' ? 'New Zealand' : text;
}

/** Checks the parts of a typed address; `id` is the row that asks for them. */
export function checkAddress(address: AddressBody, path: string, id: RegisterId = 'PART-02'): Problem[] {
  const at = (field: keyof AddressBody) => joinPath(path, field);
  return [
    ...checkPart(address.streetNumber, at('streetNumber'), 'Street number is required', id),
    ...checkPart(address.street, at('street'), 'Street name is required', id),
    ...checkPart(address.suburb, at('suburb'), 'Suburb is required', id),
    ...checkPart(address.city, at('city'), 'City is required', id),
    ...checkPostcode(address.postcode, at('postcode'), id),
    ...checkText(address.state, limits.name, 'CONS-54', at('state')),
    ...checkText(address.country, limits.name, 'CONS-54', at('country')),
  ];
}

/** Checks a name or address part: required (PART-02) and within the length limit (CONS-54). */
function checkPart(
  text: ParticipantBody['fullName'],
  path: string,
  message: string,
  id: RegisterId = 'PART-02',
): Problem[] {
  return [...checkRequired(text, id, path, message), ...checkText(text, limits.name, 'CONS-54', path)];
}

/** A receiver that is the sender's own site: a warning, never a refusal (PART-19). */
export function findSameSiteWarning(senderSiteId: Text, receiverSiteId: Text): string | null {
  const id = trimmed(receiverSiteId);
  return id !== '' && id === trimmed(senderSiteId) ? 'The same site as the sender' : null;
}

/** A New Zealand postcode that is a number but not of 4 digits: a warning, never a refusal (PART-12). */
export function findPostcodeWarning({ country, postcode }: AddressBody): string | null {
  const isHere = ['', 'new zealand'].includes(toSingleLine(country).toLowerCase());
  const text = trimmed(postcode);
  return isHere && /^\d+$/.test(text) && text.length !== 4 ? 'New Zealand postcodes have 4 digits' : null;
}

/** Postcodes are digits kept as text: 0610 has a leading zero. */
function checkPostcode(postcode: AddressBody['postcode'], path: string, id: RegisterId): readonly Problem[] {
  const text = trimmed(postcode);
  if (text === '') return [{ id, path, message: 'Postcode is required' }];
  if (!/^\d+$/.test(text)) return [{ id: 'PART-02', path, message: 'Postcode must be digits only' }];
  return checkText(text, limits.postcode, 'CONS-54', path);
}
