import { need, text as anyText } from '../argument.js';
import { joinPath, noProblems, type Problem } from '../problem.js';
import type { ContactDetailsRequired } from '../settings/index.js';
import type { ContactBody } from './bodies.js';
import { limits } from './limits.js';
import { checkText, trimmed, type Text } from './text.js';

/**
 * Converts a phone number to national digits: removes spaces, brackets, dots, hyphens and invisible characters (numbers
 * copied from a phone carry direction marks), and turns +64 or 0064 into 0. Doesn't validate; use isPhone.
 *
 * @example normalisePhone('+64 (0)21 555 0199') // '0215550199'
 */
export function normalisePhone(text: string): string {
  need('normalisePhone', 'text', text, anyText);
  return text.replace(/[\s().\p{Default_Ignorable_Code_Point}-]/gu, '').replace(/^(?:\+|00)640?/, '0');
}

/** Landline (03, 04, 06, 07 or 09 and 7 digits, the first not 0), mobile (02x) or freephone (0800, 0508) (PART-04). */
const phonePattern = /^0(?:[34679][1-9]\d{6}|2\d{7,9}|(?:800|508)\d{5,7})$/;

/** Whether the text is a New Zealand phone number, in any spacing, with or without +64 (PART-04). */
export function isPhone(text: string): boolean {
  need('isPhone', 'text', text, anyText);
  return phonePattern.test(normalisePhone(text));
}

/** The email address as stored: trimmed and lowercased (PART-05). */
export function normaliseEmail(text: string): string {
  need('normaliseEmail', 'text', text, anyText);
  return text.trim().toLowerCase();
}

// The pattern of HTML email inputs, with a domain of at least two labels.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/** Whether the text is an email address after normalising (PART-05). */
export function isEmail(text: string): boolean {
  need('isEmail', 'text', text, anyText);
  return emailPattern.test(normaliseEmail(text));
}

/** Checks the format (PART-04, PART-05) and length (CONS-54) of phone and email, if given. */
export function checkContactForm({ phone, email }: ContactBody, path: string): readonly Problem[] {
  if (phone === undefined && email === undefined) return noProblems;
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
 * Checks the contact details the service type requires (PART-06): NONE nothing; ONE email or phone, with a problem on
 * both fields when both are missing; ALL both, unless a site is chosen.
 */
export function checkContactRequired(
  { phone, email }: ContactBody,
  required: ContactDetailsRequired,
  isSite: boolean,
  path: string,
): Problem[] {
  const missing = [
    ...(trimmed(phone) === '' ? [missingAt(joinPath(path, 'phone'))] : []),
    ...(trimmed(email) === '' ? [missingAt(joinPath(path, 'email'))] : []),
  ];
  if (required === 'ONE') return missing.length === 2 ? missing : [];
  return required === 'ALL' && !isSite ? missing : [];
}

function missingAt(path: string): Problem {
  return { id: 'PART-06', path, message: 'Value is required' };
}

/** The contact in effect: each field as typed for this consignment, or else the site's. */
export function effectiveContact(typed: ContactBody, site: ContactBody): ContactBody {
  return { phone: firstText(typed.phone, site.phone), email: firstText(typed.email, site.email) };
}

function firstText(preferred: Text, fallback: Text): Text {
  return trimmed(preferred) === '' ? fallback : preferred;
}
