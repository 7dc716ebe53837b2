import { ApiError } from './api-error.js';
import type { ServiceName } from './generated/operations.js';
import { describeCause } from './describe-cause.js';
import { noResponseMessages, wordingForPath, type Wording } from './error-message.js';
import { toWholeResponse } from './whole-response.js';

/** The part of fetch the client uses; pass your own to intercept requests. */
export type Fetch = (request: Request) => Promise<Response>;

export interface TransportOptions {
  readonly service: ServiceName;
  readonly fetch: Fetch;
  readonly token: () => Promise<string | null>;
  readonly appName: string;
  readonly appVersion: string;
  readonly onUnauthorised: () => void;
}

/** Thrown where the issuer refuses the client's id or secret: trying again does not help. Reaches the caller unchanged. */
export class ClientRefusedError extends Error {
  override readonly name = 'ClientRefusedError';
}

/** Thrown by a `token` function that can't get a token right now; the call counts as "no response" (ERR-04). */
export class TokenUnavailableError extends Error {
  override readonly name = 'TokenUnavailableError';
}

/** What an error says about its call. */
interface CallNote {
  readonly wording: Wording;
  /** Method and address, without the query: it may have what somebody typed. */
  readonly call: string;
}

const notes = new WeakMap<Response, CallNote>();

/** The note of a response's call; a response that this client didn't make has version 1's wording. */
export function noteForResponse(response: Response): CallNote {
  return notes.get(response) ?? { wording: 'version1', call: response.url };
}

/** A fetch for one service: adds the caller's headers and turns "no response" into the ApiError of ERR-04. */
export function createTransport(options: TransportOptions): Fetch {
  return async (request) => {
    const { origin, pathname: path } = new URL(request.url);
    const note = {
      wording: wordingForPath(options.service, path),
      call: `${request.method} ${origin}${path}`,
    };
    request.headers.set('X-AppName', options.appName);
    request.headers.set('X-AppVersion', options.appVersion);
    const token = isPublic(path) ? null : await options.token().catch((cause) => refuseToken(cause, note));
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);

    const response = await receive(options.fetch, request, note);
    notes.set(response, note);
    if (response.status === 401) options.onUnauthorised();
    return response;
  };
}

// getClientSettings runs before sign-in and must not send a token (PLAT-12).
function isPublic(path: string): boolean {
  return /^\/api\/v1\/configuration\/tenants\/[^/]+\/clientSettings$/.test(path);
}

function refuseToken(cause: unknown, note: CallNote): never {
  throw cause instanceof TokenUnavailableError ? noResponse(note, cause) : cause;
}

function noResponse({ wording, call }: CallNote, cause: unknown): ApiError {
  const why = cause instanceof TokenUnavailableError ? cause.message : describeCause(cause);
  return new ApiError(noResponseMessages[wording], {
    status: 0,
    isNoResponse: true,
    developerMessage: `${call}: ${why}`,
    cause,
  });
}

// Reads the whole body, so that a connection lost halfway counts as "no response" too. CSV may be too large for that:
// the caller reads the stream.
async function receive(fetch: Fetch, request: Request, note: CallNote): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok && request.headers.get('Accept') === 'text/csv') return response;
    return toWholeResponse(await response.arrayBuffer(), response);
  } catch (cause) {
    if (isAborted(request.signal) || cause instanceof ClientRefusedError) throw cause;
    throw noResponse(note, cause);
  }
}

// A timeout counts as no response (ERR-10); any other abort is the caller's choice.
function isAborted(signal: AbortSignal): boolean {
  const reason: unknown = signal.reason;
  return signal.aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');
}
