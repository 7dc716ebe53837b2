import { allowed, disabled, hidden, type ActionDecision } from '../action-decision.js';
import { formatDateTime } from '../dates/format.js';
import type { Instant } from '../dates/wall-clock.js';
import { missingPermissionMessage, type PermissionSet } from '../permissions/index.js';
import type { StatusCode } from '../status/codes.js';
import { describeAnswer, type AnswerKind, type AnswerState } from './answer.js';

/** An exception or note of the provider with its answers, oldest first. */
export interface AnswerableEvent {
  readonly actionRequired: boolean;
  readonly resolvedAt: Instant | null;
  readonly answers: readonly GivenAnswer[];
}

interface GivenAnswer {
  readonly kind: AnswerKind;
  readonly day: string | null;
  readonly state: AnswerState;
}

interface Answering {
  readonly event: AnswerableEvent;
  readonly status: StatusCode;
  readonly permissions: PermissionSet;
}

/** Whom an event waits for. */
export type WaitsFor = 'You' | 'Provider';

/**
 * Whom an unresolved event that needs action waits for: the customer until an answer is given and after the provider
 * declined it, else the provider, who does what was accepted and resolves the event (ANSW-05). Null for any other event.
 */
export function findWait({ actionRequired, resolvedAt, answers }: AnswerableEvent): WaitsFor | null {
  if (!actionRequired || resolvedAt !== null) return null;
  const last = answers.at(-1);
  return last === undefined || last.state === 'Declined' ? 'You' : 'Provider';
}

/**
 * Answer an exception or note: with MAINTAIN, while it needs action and waits for the customer (ANSW-01, ANSW-05). Absent
 * where no answer is asked for.
 */
export function canAnswer({ event, status, permissions }: Answering): ActionDecision {
  if (!permissions.has('Consignment.MAINTAIN')) return hidden('ANSW-01', missingPermissionMessage);
  if (!event.actionRequired) return hidden('ANSW-01', 'Your freight provider asks for no answer');
  if (event.resolvedAt !== null) {
    const when = formatDateTime(event.resolvedAt);
    return disabled('ANSW-05', `Resolved ${when}; an answer is no longer needed`);
  }
  if (status === 'CANCELLED') return disabled('ANSW-01', 'The consignment is cancelled');
  const last = event.answers.at(-1);
  if (last === undefined || last.state === 'Declined') return allowed;
  const answer = describeAnswer(last);
  return last.state === 'Accepted'
    ? disabled('ANSW-05', `Your freight provider has accepted the answer '${answer}'`)
    : disabled('ANSW-05', `Already answered '${answer}'; your freight provider hasn't decided yet`);
}
