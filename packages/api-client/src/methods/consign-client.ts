import { defaultAppVersion } from '../app-headers.js';
import { createClient } from '../client.js';
import { methodCalls, type Methods } from '../generated/methods.js';
import type { Fetch } from '../transport.js';
import { unwrap, type CallResult } from '../unwrap.js';
import { type CallOptions, isServiceName, type MethodCall } from './method-call.js';
import type { TokenSource } from './client-credentials.js';
import { createRenewingFetch } from './renewing-fetch.js';
import { createRetryingFetch, type RequestMarks, type RetryOptions, waitFor } from './retrying-fetch.js';

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
 * A client with a method for each operation. A method resolves to the answer's body and throws an ApiError. Calls have a
 * timeout; a call without an answer, or answered with 429 or 503, is sent again if that does nothing twice. Operations that take
 * an Idempotency-Key get one.
 *
 * @example
 *   const client = createConsignClient({ baseUrl: 'https://freight.example', token, appName: 'kowhai-erp' });
 *   const consignment = await client.consignments.get('TAS0001234');
 */
export function createConsignClient(options: ConsignClientOptions): Methods {
  checkOptions(options);
  const services = createClient({
    baseUrl: options.baseUrl,
    token: async () => (await options.token()) || missing('the token function gave no token'),
    appName: options.appName,
    appVersion: options.appVersion ?? defaultAppVersion,
    fetch: createRetryingFetch({
      fetch: createRenewingFetch(noteAnswers(options), options.token),
      retries: options.retries ?? DEFAULT_RETRIES,
      timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      wait: options.wait ?? waitFor,
      random: options.random ?? Math.random,
    }),
  });
  const bind = (name: string, call: MethodCall) => {
    if (!isServiceName(call.service)) throw new Error(`There is no service ${call.service}`);
    const request = services[call.service].request as Request;
    return async (...given: readonly unknown[]) =>
      unwrap(request(call.method, call.path, toInit(call, given, name)));
  };
  const groups = Object.entries(methodCalls).map(([group, calls]) => [
    group,
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, bind(`${group}.${name}`, call)])),
  ]);
  return Object.fromEntries(groups) as Methods;
}

/** For callers without types, who would otherwise get a call to a wrong address. */
function checkOptions({ baseUrl, token, appName }: Partial<ConsignClientOptions>): void {
  if (baseUrl === undefined || !URL.canParse(baseUrl))
    missing(`createConsignClient needs baseUrl, such as https://freight.example, and got ${baseUrl}`);
  if (typeof token !== 'function')
    missing('createConsignClient needs token: a function that gives the access token of a call');
  if (!appName) missing('createConsignClient needs appName: the name of your system');
}

function missing(what: string): never {
  throw new TypeError(what);
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

type Request = (method: string, path: string, init: object) => Promise<CallResult<unknown>>;

/** The arguments of a method are its path parameters, its body if it has one, and the options. */
function toInit(
  call: MethodCall,
  given: readonly unknown[],
  name: string,
): RequestMarks & Readonly<Record<string, unknown>> {
  const path = Object.fromEntries(call.inPath.map((parameter, index) => [parameter, given[index]]));
  for (const parameter of call.inPath)
    if (typeof path[parameter] !== 'string' || path[parameter] === '') missing(`${name} needs ${parameter}`);
  const rest = given.slice(call.inPath.length);
  const options = (rest[call.hasBody ? 1 : 0] ?? {}) as CallOptions<{ parameters: { query?: object } }>;
  if (call.hasBody && (typeof rest[0] !== 'object' || rest[0] === null)) missing(`${name} needs a body`);
  const { query = {}, signal, timeoutMs, idempotencyKey = crypto.randomUUID() } = options;
  return {
    params: { path, query },
    ...(call.hasBody ? { body: rest[0] } : {}),
    ...(call.isKeyed ? { headers: { 'Idempotency-Key': idempotencyKey } } : {}),
    ...(call.fileType === undefined ? {} : { parseAs: 'blob' }),
    ...(signal === undefined ? {} : { signal }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    isRepeatable: call.isRepeatable,
  };
}
