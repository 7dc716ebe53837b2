import { ApiError } from './api-error.js';
import { canBeEmpty, hasPromisedShape } from './answer-shape.js';
import { readErrorBody, type ApiProblem } from './error-body.js';
import { readRetryAfter } from './retry-after.js';
import { toErrorMessage, unknownErrorMessage } from './error-message.js';
import { noteForResponse } from './transport.js';

/** The result of a client call. */
export interface CallResult<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

// Responses without a body; 202 means accepted, with no result yet.
const statusesWithoutBody: ReadonlySet<number> = new Set([202, 204, 205]);

/**
 * Returns the value of a call. Success depends on the status only, never on whether a body parsed: a 502 without a body
 * is an error, and so is a success without the promised body, or with one of another shape (ERR-14). 202, 204 and 205
 * resolve to undefined where the contract has them.
 *
 * @throws ApiError for every failure except an abort by the caller, which rejects with the AbortError
 *
 * @example const consignment = await unwrap(service.request('get', path, init));
 */
export async function unwrap<Data>(call: Promise<CallResult<Data>>): Promise<Data> {
  const result = await call.catch(rethrowUnreadable);
  if (!result.response.ok) throw toApiError(result.response, result.error);
  const { data, response } = result;
  if (data === undefined || data === null) {
    if (statusesWithoutBody.has(response.status) && canBeEmpty(response)) return undefined as Data;
  } else if (hasPromisedShape(response, data)) return data;
  throw new ApiError(unknownErrorMessage, {
    status: response.status,
    headers: response.headers,
    developerMessage: `${noteForResponse(response).call} answered ${response.status} without the body that the contract promises`,
  });
}

// openapi-fetch parses every successful body as JSON; a proxy's HTML page isn't JSON.
function rethrowUnreadable(cause: unknown): never {
  if (cause instanceof SyntaxError) throw new ApiError(unknownErrorMessage, { status: 0, cause });
  throw cause;
}

function toApiError(response: Response, body: unknown): ApiError {
  const parsed = readErrorBody(body);
  const { wording, call } = noteForResponse(response);
  const sentence = toErrorMessage({
    status: response.status,
    statusText: response.statusText,
    wording,
    text: typeof body === 'string' && body.trim() !== '' && isForPeople(response.headers) ? body : null,
    hasBody: body !== undefined && body !== '',
    body: parsed,
  });
  return new ApiError(sentence, {
    status: response.status,
    title: parsed.title,
    problems: parsed.problems,
    errors: parsed.errors,
    retryAfter: readRetryAfter(response.headers),
    headers: response.headers,
    developerMessage: `${call} answered ${response.status}: ${listProblems(parsed.problems) || sentence}`,
    body,
  });
}

function listProblems(problems: readonly ApiProblem[]): string {
  return problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ');
}

// Don't show a gateway's HTML page.
function isForPeople(headers: Headers): boolean {
  return /^(?:text\/plain|application\/(?:[\w.-]+\+)?json)\b/.test(headers.get('content-type') ?? '');
}
