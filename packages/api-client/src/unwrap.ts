import { ApiError } from './api-error.js';
import { readErrorBody } from './error-body.js';
import { readRetryAfter } from './retry-after.js';
import { toErrorMessage, unknownErrorMessage } from './error-message.js';
import { wordingForResponse } from './transport.js';

/** What a call of the client resolves to. */
export interface CallResult<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

// An answer with these has no body by definition; 202 is work accepted, of which nothing is known yet.
const statusesWithoutBody: ReadonlySet<number> = new Set([202, 204, 205]);

/**
 * The value of a call, or an ApiError. It decides by the status alone and never by whether a body could be parsed: a
 * 502 without a body is an error, and so is a 200 without the body that the contract promises. A call that its caller
 * aborted rejects with the AbortError, which is nobody's error to show.
 *
 * @example const consignment = await unwrap(client.consignment.GET('/api/v1/consignments/{ref}', { params: { path: { ref } } }));
 */
export async function unwrap<Data>(call: Promise<CallResult<Data>>): Promise<Data> {
  const result = await call.catch(rethrowUnreadable);
  if (!result.response.ok) throw toApiError(result.response, result.error);
  if (result.data === undefined || result.data === null) {
    if (statusesWithoutBody.has(result.response.status)) return undefined as Data;
    throw new ApiError(unknownErrorMessage, { status: result.response.status });
  }
  return result.data;
}

// openapi-fetch parses the body of an answer that is fine by its status: a page of a proxy is no JSON.
function rethrowUnreadable(cause: unknown): never {
  if (cause instanceof SyntaxError) throw new ApiError(unknownErrorMessage, { status: 0, cause });
  throw cause;
}

function toApiError(response: Response, body: unknown): ApiError {
  const parsed = readErrorBody(body);
  const sentence = toErrorMessage({
    status: response.status,
    statusText: response.statusText,
    wording: wordingForResponse(response),
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
    body,
  });
}

// A gateway's HTML page is not a sentence of ours.
function isForPeople(headers: Headers): boolean {
  return /^(?:text\/plain|application\/(?:[\w.-]+\+)?json)\b/.test(headers.get('content-type') ?? '');
}
