import type { ApiMessage, ErrorBody } from './error-body.js';
import type { ServiceName } from './generated/operations.js';

/** The message of an error without one (ERR-06). */
export const unknownErrorMessage = 'Something went wrong';

const forbiddenMessage = 'You are not authorized to perform this action';

export interface ErrorResponse {
  readonly status: number;
  readonly statusText: string;
  readonly wording: Wording;
  /** The body as plain text; null for other types, so markup is never shown. */
  readonly text: string | null;
  readonly hasBody: boolean;
  readonly body: ErrorBody;
}

/** The message to show for an error response (ERR-01, 02, 03, 05, 06, 08). */
export function toErrorMessage(answer: ErrorResponse): string {
  if (answer.text !== null) return answer.text;
  if (answer.body.issues.length > 0) return joinIssues(answer.body.issues);
  if (answer.status === 403 && !answer.hasBody) return forbiddenMessage;
  const own = answer.wording === 'scheduling' ? schedulingMessage(answer) : bodyMessage(answer.body);
  return own ?? unknownErrorMessage;
}

/** Joins validation issues, one per line (ERR-08). */
export function joinIssues(issues: readonly (string | { readonly message: string })[]): string {
  return issues.map((issue) => (typeof issue === 'string' ? issue : issue.message)).join('\n');
}

function bodyMessage(body: ErrorBody): string | null {
  return firstUsefulMessage(body.messages) ?? body.detail ?? body.title;
}

// With several messages the first is a summary, unless it is informational (ERR-01). Validation issues have no summary:
// all are shown (ERR-16).
function firstUsefulMessage(messages: readonly ApiMessage[]): string | null {
  const [first, second] = messages;
  if (first === undefined) return null;
  const issues = messages.filter(({ isIssue }) => isIssue).map(({ userMessage }) => userMessage);
  if (issues.length > 0 && first.severityName !== 'Information') return joinIssues([...new Set(issues)]);
  return second === undefined || first.severityName === 'Information'
    ? first.userMessage
    : second.userMessage;
}

function schedulingMessage({ body, statusText }: ErrorResponse): string | null {
  return body.title ?? (statusText === '' ? null : statusText);
}

/** The error wording of a call (ERR-01, ERR-02, ERR-05). */
export type Wording = 'version1' | 'version2' | 'scheduling';

/** The "no response" messages, verbatim from ERR-04. */
export const noResponseMessages: Readonly<Record<Wording, string>> = {
  version1: 'No response received; you may be offline',
  version2: 'No response received: you may be offline',
  scheduling: 'No response received. You may be offline',
};

export function wordingForPath(service: ServiceName, path: string): Wording {
  if (service === 'scheduling') return 'scheduling';
  if (service === 'product' || path.startsWith('/api/v2/')) return 'version2';
  return 'version1';
}
