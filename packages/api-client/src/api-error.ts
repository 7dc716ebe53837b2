import type { ApiProblem } from './error-body.js';

export interface ApiErrorDetails {
  readonly status: number;
  readonly title?: string | null;
  readonly problems?: readonly ApiProblem[];
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfter?: number | null;
  readonly isNoResponse?: boolean;
  readonly headers?: Headers;
  readonly developerMessage?: string;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** A failed call. `message` is a sentence for users, chosen by ERR-01 to ERR-08; `developerMessage` is for logs. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** The title of the problem details; the import shows it (IMPT-09). */
  readonly title: string | null;
  /** Rule violations with their place in the request body, from either error shape. */
  readonly problems: readonly ApiProblem[];
  /** Messages by place in the request body. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Seconds to wait before a retry, from Retry-After; null without one. */
  readonly retryAfter: number | null;
  /** No response, or none in time: probably a network problem (ERR-04). */
  readonly isNoResponse: boolean;
  /** The headers of the answer; none without a response. */
  readonly headers: Headers;
  /** The call and what went wrong, such as `GET https://freight.example/api/v1/statuses: could not resolve freight.example: ENOTFOUND`. */
  readonly developerMessage: string;
  /** The parsed body, for operation-specific fields such as the current consignment in a 409. */
  readonly body: unknown;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.title = details.title ?? null;
    this.problems = details.problems ?? [];
    this.errors = details.errors ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.isNoResponse = details.isNoResponse ?? false;
    this.headers = details.headers ?? new Headers();
    this.developerMessage = details.developerMessage ?? message;
    this.body = details.body;
  }

  /** The id of the call in the server's log, to quote in a question; null without a response. */
  get requestId(): string | null {
    return this.headers.get('x-request-id');
  }
}
