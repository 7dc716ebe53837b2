import { defaultAppVersion } from '../app-headers.js';
import { createClient, type ClientOptions } from '../client.js';
import { methodCalls, type Methods } from '../generated/methods.js';
import type { Fetch } from '../transport.js';
import { unwrap, type CallResult } from '../unwrap.js';
import { type CallOptions, isServiceName, type MethodCall } from './method-call.js';
import { createRetryingFetch, type RequestMarks, type RetryOptions, waitFor } from './retrying-fetch.js';

export interface ConsignClientOptions {
  /** The tenant's address, such as https://freight.example. */
  readonly baseUrl: string;
  /** Gives the access token of a call, such as clientCredentials(). */
  readonly token: ClientOptions['token'];
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
  const services = createClient({
    baseUrl: options.baseUrl,
    token: options.token,
    appName: options.appName,
    appVersion: options.appVersion ?? defaultAppVersion,
    fetch: createRetryingFetch({
      fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
      retries: options.retries ?? DEFAULT_RETRIES,
      timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      wait: options.wait ?? waitFor,
    }),
  });
  const bind = (call: MethodCall) => {
    if (!isServiceName(call.service)) throw new Error(`There is no service ${call.service}`);
    const request = services[call.service].request as Request;
    return (...given: readonly unknown[]) => unwrap(request(call.method, call.path, toInit(call, given)));
  };
  const groups = Object.entries(methodCalls).map(([group, calls]) => [
    group,
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, bind(call)])),
  ]);
  return Object.fromEntries(groups) as Methods;
}

type Request = (method: string, path: string, init: object) => Promise<CallResult<unknown>>;

/** The arguments of a method are its path parameters, its body if it has one, and the options. */
function toInit(
  call: MethodCall,
  given: readonly unknown[],
): RequestMarks & Readonly<Record<string, unknown>> {
  const path = Object.fromEntries(call.inPath.map((name, index) => [name, given[index]]));
  const rest = given.slice(call.inPath.length);
  const options = (rest[call.hasBody ? 1 : 0] ?? {}) as CallOptions<{ parameters: { query?: object } }>;
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
