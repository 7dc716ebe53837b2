import { findDay, type Day } from '../dates/day.js';
import { formatDate } from '../dates/format.js';
import { noProblems, parsed, type Parsed, type Problem } from '../problem.js';
import type { ParticipantBody } from '../rules/bodies.js';
import { checkContactForm } from '../rules/contact.js';
import { limits } from '../rules/limits.js';
import { readAddressee, type EnteredAddressee } from '../rules/parsed-consignment.js';
import { checkAddress, isSameAddressee } from '../rules/participant.js';
import type { DateFacts } from '../rules/requested-dates.js';
import { checkRequired, checkText, trimmed, type Text } from '../rules/text.js';
import type { AnswerKind, ExceptionAnswer } from './answer.js';

/** An answer as it is entered: fields of other kinds are ignored. */
export interface AnswerBody {
  readonly kind: AnswerKind;
  readonly day?: Text;
  readonly receiver?: ParticipantBody | null | undefined;
  readonly note?: Text;
}

export interface AnswerContext {
  readonly today: Day;
  /** About the day, for a trip within the receiver's region (ANSW-03). */
  readonly facts: Pick<DateFacts, 'isDeliveryWorkingDay' | 'serviceDay'>;
  /** The consignment's receiver. */
  readonly receiver: EnteredAddressee;
}

export const maxNoteLength = 1000;

/** Checks an answer (ANSW-02 to 04) and reads it as it is stored. */
export function parseAnswer(body: AnswerBody, context: AnswerContext): Parsed<ExceptionAnswer> {
  const problems = [...checkKind(body, context), ...checkNote(body)];
  if (problems.length > 0) return { ok: false, problems };
  const { kind } = body;
  return parsed({
    kind,
    day: kind === 'DeliverAgain' ? findDay(trimmed(body.day)) : null,
    receiver: kind === 'CorrectAddress' ? readAddressee(body.receiver ?? {}) : null,
    note: trimmed(body.note) || null,
  });
}

function checkKind(body: AnswerBody, context: AnswerContext): readonly Problem[] {
  if (body.kind === 'DeliverAgain') return checkDay(trimmed(body.day), context);
  return body.kind === 'CorrectAddress' ? checkReceiver(body.receiver ?? {}, context) : noProblems;
}

function checkNote({ kind, note }: AnswerBody): readonly Problem[] {
  return [
    ...(kind === 'FreeText' ? checkRequired(note, 'ANSW-02', 'note', 'Enter your answer') : noProblems),
    ...checkText(note, maxNoteLength, 'ANSW-02', 'note'),
  ];
}

const refuseDay = (message: string): Problem[] => [{ id: 'ANSW-03', path: 'day', message }];

function checkDay(text: string, { today, facts }: AnswerContext): readonly Problem[] {
  if (text === '') return refuseDay('Choose a day');
  const day = findDay(text);
  if (day === null) return refuseDay('The day is invalid');
  if (day < today) return refuseDay('Past date');
  if (facts.isDeliveryWorkingDay === false) return refuseDay('Not a working date');
  const { serviceDay = null } = facts;
  return serviceDay !== null && day < serviceDay
    ? refuseDay(`The earliest possible is ${formatDate(serviceDay)}`)
    : noProblems;
}

function checkReceiver(typed: ParticipantBody, { receiver }: AnswerContext): readonly Problem[] {
  const path = 'receiver';
  const problems = [
    ...checkRequired(typed.fullName, 'ANSW-04', `${path}/fullName`, 'Name is required'),
    ...checkText(typed.fullName, limits.name, 'ANSW-04', `${path}/fullName`),
    ...checkAddress(typed.address ?? {}, `${path}/address`, 'ANSW-04'),
    ...checkContactForm(typed, path),
  ];
  if (problems.length > 0) return problems;
  return isSameReceiver(readAddressee(typed), receiver)
    ? [{ id: 'ANSW-04', path, message: 'Change the address or the contact' }]
    : noProblems;
}

/** Coordinates follow from the address. */
function isSameReceiver(one: EnteredAddressee, other: EnteredAddressee): boolean {
  return isSameAddressee(one, other) && one.phone === other.phone && one.email === other.email;
}
