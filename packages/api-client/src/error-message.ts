import type { ApiMessage, ErrorBody } from './error-body.js';
import type { Wording } from './wording.js';

/** What is said when an error says nothing of its own (ERR-06). */
export const unknownErrorMessage = 'Something went wrong';

const forbiddenMessage = 'You are not authorized to perform this action';

export interface ErrorResponse {
  readonly status: number;
  readonly statusText: string;
  readonly wording: Wording;
  /** The body where it was text, and text for people: never markup. */
  readonly text: string | null;
  readonly hasBody: boolean;
  readonly body: ErrorBody;
}

/** The one sentence that is shown for an answer that is an error (ERR-01, 02, 03, 05, 06, 08). */
export function toErrorMessage(answer: ErrorResponse): string {
  if (answer.text !== null) return answer.text;
  if (answer.body.issues.length > 0) return joinIssues(answer.body.issues);
  if (answer.status === 403 && !answer.hasBody) return forbiddenMessage;
  const own = answer.wording === 'scheduling' ? schedulingMessage(answer) : bodyMessage(answer.body);
  return own ?? unknownErrorMessage;
}

/** Validation issues as one text, each on a line of its own (ERR-08). */
export function joinIssues(issues: readonly (string | { readonly message: string })[]): string {
  return issues.map((issue) => (typeof issue === 'string' ? issue : issue.message)).join('\n');
}

function bodyMessage(body: ErrorBody): string | null {
  return firstUsefulMessage(body.messages) ?? body.detail ?? body.title;
}

// With more than one message the first is a summary, unless it is there to inform (ERR-01).
function firstUsefulMessage([first, second]: readonly ApiMessage[]): string | null {
  if (first === undefined) return null;
  return second === undefined || first.severityName === 'Information'
    ? first.userMessage
    : second.userMessage;
}

function schedulingMessage({ body, statusText }: ErrorResponse): string | null {
  return body.title ?? (statusText === '' ? null : statusText);
}
