import type { components } from '@consign/api-client/consignment';
import { describeProblem } from '@consign/domain/bulk';
import { toStatement, type Problem } from '@consign/domain/rules';

import type { ChangeOutcome, ChangeOutcomes } from './change-each.js';

type Schemas = components['schemas'];
type Message = Schemas['BulkOutcome']['messages'][number];

/** The message for a consignment that was moved. */
export const doneAs = { FINAL: 'Marked as ready', STAGED: 'Staged', CANCELLED: 'Cancelled' } as const;

/**
 * The result of each consignment, in the order of the request. `done` is the message of a consignment that was changed
 * without a warning (BULK-13). A warning is a statement: its question was asked before (BULK-29).
 */
export function bulkAnswer(outcomes: ChangeOutcomes, done: string): Schemas['BulkResult'] {
  return listOutcomes(outcomes, done, toStatement);
}

/** The expected result of each consignment; a warning is the question to ask (BULK-29). */
export function bulkCheck(outcomes: ChangeOutcomes): Schemas['BulkResult'] {
  return listOutcomes(outcomes, 'Nothing to confirm', (question) => question);
}

function listOutcomes(
  outcomes: ChangeOutcomes,
  done: string,
  toWarning: (question: string) => string,
): Schemas['BulkResult'] {
  return {
    results: [...outcomes].map(([reference, outcome]) => ({
      reference,
      messages:
        outcome.kind === 'changed' && outcome.warnings.length > 0
          ? outcome.warnings.map((each) => message('Warning', { ...each, message: toWarning(each.message) }))
          : buildMessages(reference, outcome, done),
    })),
  };
}

const notFound = 'This consignment was not found';
const busy = 'Someone else is changing this consignment, please try again later';

function buildMessages(reference: string, outcome: ChangeOutcome, done: string): Message[] {
  switch (outcome.kind) {
    case 'changed': {
      return [message('Information', { message: done })];
    }
    case 'not-found': {
      return [message('Error', { id: 'BULK-22', message: notFound }, { value: reference })];
    }
    case 'busy': {
      return [message('Error', { id: 'BULK-23', message: busy })];
    }
    case 'refused': {
      const { id, reason } = outcome.refusal;
      return [message('Error', { id, message: reason })];
    }
    case 'invalid': {
      return [invalid(outcome.problems)];
    }
    case 'failed': {
      return [message('Error', { message: 'Something went wrong' })];
    }
  }
}

/** One row for a consignment: its only problem, or how many there are with each behind it. */
function invalid(problems: readonly Problem[]): Message {
  const [first] = problems;
  const sentences = problems.map(describeProblem);
  const place = first === undefined ? {} : { id: first.id, path: first.path };
  const [only] = sentences;
  if (sentences.length === 1 && only !== undefined) return message('Error', { ...place, message: only });
  const summary = `${sentences.length} details are missing or invalid`;
  return {
    ...message('Error', { ...place, message: summary }),
    innerMessages: sentences.slice(0, MAX_SENTENCES),
  };
}

const MAX_SENTENCES = 200;

function message(
  severityName: Message['severityName'],
  { id, path, message: userMessage }: { id?: string; path?: string; message: string },
  about?: { value: string },
): Message {
  return {
    severityName,
    userMessage,
    invalidParams: about === undefined ? [] : [{ value: about.value, description: userMessage }],
    innerMessages: [],
    ...(id === undefined ? {} : { problemId: id }),
    ...(path === undefined ? {} : { path }),
  };
}
