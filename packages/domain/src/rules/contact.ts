import { joinPath, type Problem } from '../problem.js';
import type { ContactDetailsRequired } from '../settings/index.js';
import type { ContactBody, Text } from './bodies.js';
import { limits } from './limits.js';
import { checkText, trimmed } from './text.js';

/**
 * A phone number in its national form, digits alone: spaces, brackets, dots, hyphens and what does not show (a number
 * copied from a phone's contacts brings marks of direction) go, and +64 or 0064 becomes 0.
 * A text that is no number comes back without them, for isPhone to refuse.
 *
 * @example normalisePhone('+64 (0)21 555 0199') // '0215550199'
 */
export function normalisePhone(text: string): string {
  return text.replace(/[\s().\p{Default_Ignorable_Code_Point}-]/gu, '').replace(/^(?:\+|00)640?/, '0');
}

/** A landline (03, 04, 06, 07 or 09 and 7 digits of which the first is no 0), a mobile (02x), or a free call (0800, 0508) (PART-04). */
const phonePattern = /^0(?:[34679][1-9]\d{6}|2\d{7,9}|(?:800|508)\d{5,7})$/;

/** Whether a text is a New Zealand phone number, however it is spaced, with or without +64 (PART-04). */
export function isPhone(text: string): boolean {
  return phonePattern.test(normalisePhone(text));
}

/** An e-mail address as it is kept: trimmed and in small letters (PART-05). */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

// What a browser's own e-mail field takes, with a domain of at least two parts.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/** Whether a text is an e-mail address, once normalised (PART-05). */
export function isEmail(text: string): boolean {
  return emailPattern.test(normaliseEmail(text));
}

/** The form of phone and e-mail, where they are given (PART-04, PART-05), and their length (CONS-54). */
export function checkContactForm({ phone, email }: ContactBody, path: string): Problem[] {
  const phonePath = joinPath(path, 'phone');
  const emailPath = joinPath(path, 'email');
  return [
    ...(trimmed(phone) === '' || isPhone(trimmed(phone))
      ? checkText(phone, limits.phone, 'PART-04', phonePath)
      : [{ id: 'PART-04' as const, path: phonePath, message: 'Value is not a valid phone number' }]),
    ...(trimmed(email) === '' || isEmail(trimmed(email))
      ? checkText(email, limits.email, 'PART-05', emailPath)
      : [{ id: 'PART-05' as const, path: emailPath, message: 'Value is not a valid email address' }]),
  ];
}

/**
 * What the service type asks for (PART-06): NONE nothing; ONE e-mail or phone, the problem standing at both; ALL both,
 * unless a site is chosen.
 */
export function checkContactRequired(
  { phone, email }: ContactBody,
  required: ContactDetailsRequired,
  isSite: boolean,
  path: string,
): Problem[] {
  const missing = [
    ...(trimmed(email) === '' ? [missingAt(joinPath(path, 'email'))] : []),
    ...(trimmed(phone) === '' ? [missingAt(joinPath(path, 'phone'))] : []),
  ];
  if (required === 'ONE') return missing.length === 2 ? missing : [];
  return required === 'ALL' && !isSite ? missing : [];
}

function missingAt(path: string): Problem {
  return { id: 'PART-06', path, message: 'Value is required' };
}

/** The contact that counts: what is typed for this consignment, else what the site has. */
export function effectiveContact(typed: ContactBody, site: ContactBody): ContactBody {
  return { phone: firstText(typed.phone, site.phone), email: firstText(typed.email, site.email) };
}

function firstText(one: Text, other: Text): Text {
  return trimmed(one) === '' ? other : one;
}
