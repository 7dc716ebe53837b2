import { noteShape } from '../answer-shape.js';
import type { ServiceName } from '../generated/operations.js';
import { unwrap, type CallResult } from '../unwrap.js';
import type { RequestMarks } from './retrying-fetch.js';

/** The first argument of every method; createConsignClient makes it. */
export interface ConsignClient {
  readonly baseUrl: string;
  /** Sends the request of a method. */
  readonly send: (request: Request, service: ServiceName) => Promise<Response>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds for each attempt, in place of the client's. */
  readonly timeoutMs?: number;
}

export interface KeyedOptions extends CallOptions {
  /** Made up without one. Give your own to repeat a call after a restart. */
  readonly idempotencyKey?: string;
}

/** The description of an operation that a call needs. */
interface Route {
  /** The method, such as quotes.create. */
  readonly name: string;
  readonly service: ServiceName;
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** What an answer contains at least. */
  readonly shape?: string;
  readonly hasBody?: boolean;
  /** Whether it takes an Idempotency-Key. */
  readonly isKeyed?: boolean;
  /** Whether sending it twice does nothing twice. */
  readonly isRepeatable?: boolean;
  readonly isFile?: boolean;
}

interface Options extends KeyedOptions {
  readonly query?: object;
}

const known = new Set(['query', 'signal', 'timeoutMs', 'idempotencyKey']);

/** Makes the call of a method; names what a caller without types forgot (CALL-262). */
export async function call<Result>(
  client: ConsignClient,
  route: Route,
  inPath: Readonly<Record<string, string>>,
  body: unknown,
  options: Options = {},
): Promise<Result> {
  const { name, service } = route;
  if (typeof client?.send !== 'function') missing(`${name} needs the client as its first argument`);
  for (const [parameter, value] of Object.entries(inPath))
    if (typeof value !== 'string' || value === '')
      missing(`${name} needs ${parameter}: a text that is not empty`);
  if (route.hasBody === true && (typeof body !== 'object' || body === null))
    missing(`${name} needs a body, not ${typeof body}`);
  for (const option of Object.keys(Object(options)))
    if (!known.has(option)) missing(`${name} has no option ${option}; parameters of the query are in query`);
  const url = toUrl(client.baseUrl, route.path, inPath, options.query);
  const request = toRequest(url, route, body, options);
  return unwrap(readAnswer(client.send(request, service), route)) as Promise<Result>;
}

export function missing(what: string): never {
  throw new TypeError(what);
}

function toUrl(
  baseUrl: string,
  path: string,
  inPath: Readonly<Record<string, string>>,
  query: object = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(inPath[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each: unknown): [string, string][] =>
        each === undefined || each === null ? [] : [[name, String(each)]],
      ),
  );
  const search = new URLSearchParams(pairs).toString();
  return `${baseUrl.replace(/\/$/u, '')}${filled}${search === '' ? '' : `?${search}`}`;
}

function toRequest(
  url: string,
  { method, isKeyed, isRepeatable = false }: Route,
  body: unknown,
  options: Options,
) {
  const { idempotencyKey = crypto.randomUUID(), signal, timeoutMs } = options;
  const isForm = body instanceof FormData;
  const request = new Request(url, {
    method,
    headers: {
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(isKeyed === true ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  const marks: RequestMarks = { isRepeatable, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  return Object.assign(request, marks);
}

async function readAnswer(answer: Promise<Response>, { shape, isFile }: Route): Promise<CallResult<unknown>> {
  const response = await answer;
  noteShape(response, shape);
  if (response.ok && isFile === true) return { response, data: await response.blob() };
  const text = await response.text();
  const body = parseJson(text);
  if (response.ok) return { response, data: body };
  return { response, error: body === undefined ? text : body };
}

/** Undefined for what a proxy writes. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
