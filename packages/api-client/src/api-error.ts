import type { ApiProblem } from './error-body.js';

export interface ApiErrorDetails {
  readonly status: number;
  readonly title?: string | null;
  readonly problems?: readonly ApiProblem[];
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfter?: number | null;
  readonly isNoResponse?: boolean;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * A call that did not give what the contract promises. `message` is the sentence to show, already chosen by
 * ERR-01 to ERR-08.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when there was no answer or none that could be read. */
  readonly status: number;
  /** The title of problem details, which the import lists (IMPT-09). */
  readonly title: string | null;
  /** Refusals by rule, with the place in the body that each belongs to; from either error shape. */
  readonly problems: readonly ApiProblem[];
  /** Texts by place in the body. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Seconds until another try makes sense, where the server says so. */
  readonly retryAfter: number | null;
  /** No answer came, or not in time: the network is the likely reason (ERR-04). */
  readonly isNoResponse: boolean;
  /** The parsed body, for what only one operation carries, such as the current consignment of a 409. */
  readonly body: unknown;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.title = details.title ?? null;
    this.problems = details.problems ?? [];
    this.errors = details.errors ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.isNoResponse = details.isNoResponse ?? false;
    this.body = details.body;
  }
}
