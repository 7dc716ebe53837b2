import { defaultAppVersion } from '../app-headers.js';
import { createTransport, type Fetch } from '../transport.js';
import { missing, type ConsignClient } from './call.js';
import type { TokenSource } from './client-credentials.js';
import { createRetryingFetch, waitFor, type RetryOptions } from './retrying-fetch.js';

export interface ConsignClientOptions {
  /** The tenant's address, such as https://freight.example. */
  readonly baseUrl: string;
  /** Gives the access token of a call, such as clientCredentials(). */
  readonly token: TokenSource;
  /** The name of your system, sent as X-AppName. */
  readonly appName: string;
  /** The version of your system, sent as X-AppVersion. */
  readonly appVersion?: string;
  readonly fetch?: Fetch;
  /** Milliseconds for each attempt; 30 seconds by default. */
  readonly timeoutMs?: number;
  /** Attempts after the first; 4 by default. */
  readonly retries?: number;
  /** Waits between two attempts; by the clock by default. */
  readonly wait?: RetryOptions['wait'];
  /** From 0 to 1, for the jitter of delays; Math.random by default. */
  readonly random?: () => number;
  /** Told the status and headers of every answer, also of one that becomes an ApiError. */
  readonly onAnswer?: (answer: AnswerNote) => void;
}

/** What an answer has beside its body. */
export interface AnswerNote {
  readonly status: number;
  readonly headers: Headers;
  /** The id of the call in the server's log. */
  readonly requestId: string | null;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_RETRIES = 4;

/**
 * The client that every method takes first. A method resolves to the answer's body and throws an ApiError. Calls have a timeout;
 * a call without an answer, or answered with 429 or 503, is sent again if that does nothing twice. Operations that take an
 * Idempotency-Key get one.
 *
 * @example
 *   const client = createConsignClient({ baseUrl: 'https://freight.example', token, appName: 'kowhai-erp' });
 *   const consignment = await consignments.get(client, 'TAS0001234');
 */
export function createConsignClient(options: ConsignClientOptions): ConsignClient {
  checkOptions(options);
  const fetch = createRetryingFetch({
    fetch: createRenewingFetch(noteAnswers(options), options.token),
    retries: options.retries ?? DEFAULT_RETRIES,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    wait: options.wait ?? waitFor,
    random: options.random ?? Math.random,
  });
  const shared = {
    fetch,
    token: async () => (await options.token()) || missing('the token function gave no token'),
    appName: options.appName,
    appVersion: options.appVersion ?? defaultAppVersion,
    onUnauthorised: () => {},
  };
  return {
    baseUrl: options.baseUrl,
    send: (request, service) => createTransport({ service, ...shared })(request),
  };
}

/** For callers without types, who would otherwise get a call to a wrong address. */
function checkOptions({ baseUrl, token, appName }: Partial<ConsignClientOptions>): void {
  if (baseUrl === undefined || !URL.canParse(baseUrl))
    missing(`createConsignClient needs baseUrl, such as https://freight.example, and got ${baseUrl}`);
  if (typeof token !== 'function')
    missing('createConsignClient needs token: a function that gives the access token of a call');
  if (!appName) missing('createConsignClient needs appName: the name of your system');
}

function noteAnswers({
  fetch = (request) => globalThis.fetch(request),
  onAnswer,
}: ConsignClientOptions): Fetch {
  return async (request) => {
    const response = await fetch(request);
    const { status, headers } = response;
    onAnswer?.({ status, headers, requestId: headers.get('x-request-id') });
    return response;
  };
}

/** A fetch that sends a request whose token is refused with 401 once more, if the source has another token. */
function createRenewingFetch(fetch: Fetch, token: TokenSource): Fetch {
  return async (request) => {
    const refused = request.headers.get('Authorization')?.replace(/^Bearer /u, '');
    if (refused === undefined) return fetch(request);
    const again = request.clone();
    const response = await fetch(request);
    if (response.status !== 401) return response;
    const renewed = await token(refused);
    if (renewed === null || renewed === refused) return response;
    again.headers.set('Authorization', `Bearer ${renewed}`);
    return fetch(again);
  };
}
