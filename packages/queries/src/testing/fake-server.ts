import { createClient, type Client } from '@consign/api-client/internal';
import type { paths as ConfigurationPaths } from '@consign/api-client/configuration';
import type { paths as ConsignmentPaths } from '@consign/api-client/consignment';
import type { paths as ProductPaths } from '@consign/api-client/product';
import type { paths as SchedulingPaths } from '@consign/api-client/scheduling';

type Paths = ConfigurationPaths & ConsignmentPaths & ProductPaths & SchedulingPaths;
type Method = 'get' | 'post' | 'put' | 'delete';
type Operation<Path extends keyof Paths, Verb extends Method> = Verb extends keyof Paths[Path]
  ? Exclude<Paths[Path][Verb], undefined>
  : never;

/** Every call by name, for example 'GET /api/v1/statuses', with its path in the contract. */
type Calls = {
  [
    Path in keyof Paths & string as {
      [Verb in Method]: [Operation<Path, Verb>] extends [never] ? never : `${Uppercase<Verb>} ${Path}`;
    }[Method]
  ]: Path;
};

type OperationMethod<Name> = Name extends `${infer Sent} ${string}` ? Lowercase<Sent> : never;
type ResponseBody<Reply> = Reply extends { content: { 'application/json': infer Body } } ? Body : null;
type SuccessBody<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202 | 204 ? ResponseBody<Responses[Status]> : never;
}[keyof Responses];
type OperationBody<Name extends keyof Calls> =
  Operation<Calls[Name], OperationMethod<Name> & Method> extends { responses: infer Responses }
    ? SuccessBody<Responses>
    : never;

/** A call the fake server received. */
export interface FakeCall {
  readonly name: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer<Body> = Body | Response | Error;
type FakeResponse<Body> = Answer<Body> | ((call: FakeCall) => Answer<Body> | Promise<Answer<Body>>);

/** The fake responses by call: a body of the contract's type, any Response, an Error that is thrown, or a function that returns one. */
export type FakeResponses = { readonly [Name in keyof Calls]?: FakeResponse<OperationBody<Name>> };

export interface FakeServer {
  readonly client: Client;
  /** Every call received, in order. */
  readonly calls: readonly FakeCall[];
  /** Names of the calls received, in order. */
  names(): readonly string[];
  /** The calls of one name, in order. */
  callsTo(name: string): readonly FakeCall[];
  /** The bodies of the calls of one name, in order. */
  bodies(name: string): readonly unknown[];
}

function matches(template: string, path: string): boolean {
  const parts = template.split('/');
  const given = path.split('/');
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at])
  );
}

/** Parses JSON, or the multipart form of an upload. */
async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
}

/**
 * A client backed by a table of fake responses, typed by the contracts. Calls missing from the table get 501, so that
 * the test fails visibly.
 */
export function fakeServer(answers: FakeResponses): FakeServer {
  const calls: FakeCall[] = [];
  const table = Object.entries<FakeResponse<unknown> | undefined>(answers);
  const client = createClient({
    baseUrl: 'http://tasman.localhost:4300',
    token: async () => 'token',
    fetch: async (request) => {
      const url = new URL(request.url);
      const found = table.find(([name]) => {
        const [method = '', template = ''] = name.split(' ');
        return method === request.method && matches(template, url.pathname);
      });
      const body = await readBody(request);
      const call: FakeCall = {
        name: found?.[0] ?? `${request.method} ${url.pathname}`,
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body,
      };
      calls.push(call);
      const answer = found?.[1];
      const given: unknown = await (typeof answer === 'function' ? answer(call) : answer);
      if (given instanceof Error) throw given;
      if (given instanceof Response) return given.clone();
      if (found === undefined) return new Response(null, { status: 501 });
      return given === null || given === undefined
        ? new Response(null, { status: 204 })
        : Response.json(given);
    },
  });
  const callsTo = (name: string) => calls.filter((call) => call.name === name);
  return {
    client,
    calls,
    names: () => calls.map(({ name }) => name),
    callsTo,
    bodies: (name) => callsTo(name).map(({ body }) => body),
  };
}

/** Gives these answers one after the other, and the last one from then on. */
export function inTurn<Answers extends readonly unknown[]>(...answers: Answers): () => Answers[number] {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)];
}

/** No answer arrives. */
export const noAnswer = new TypeError('Failed to fetch');

/** The lists and objects that a consignment always has (ERR-14), all of them empty. */
export const emptyConsignment: object = {
  chargeSite: {},
  statusHistory: [],
  serviceType: {},
  account: {},
  senderParticipant: {},
  receiverParticipant: {},
  lineItems: [],
  totals: {},
  hireage: [],
  consignmentFlags: [],
  availableDeliveryExtras: [],
  deliveryExtras: [],
};
