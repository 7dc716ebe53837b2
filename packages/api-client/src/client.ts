import createServiceClient, { type FetchOptions, type FetchResponse, type Middleware } from 'openapi-fetch';

import { noteShape } from './answer-shape.js';
import { defaultAppName, defaultAppVersion } from './app-headers.js';
import { answerShapes } from './generated/answer-shapes.js';
import type { paths as ConfigurationPaths } from './generated/configuration.js';
import type { paths as ConsignmentPaths } from './generated/consignment.js';
import type { ServiceName } from './generated/operations.js';
import type { paths as ProductPaths } from './generated/product.js';
import type { paths as SchedulingPaths } from './generated/scheduling.js';
import { createTransport, type Fetch } from './transport.js';
import { unwrap, type CallResult } from './unwrap.js';

export interface ClientOptions {
  /** Base URL of the services; defaults to the page's origin. Required outside a browser. */
  readonly baseUrl?: string;
  readonly fetch?: Fetch;
  /**
   * Called before every call except getClientSettings; null sends no token. Its errors reach the caller unchanged, except
   * TokenUnavailableError, which becomes "no response" (ERR-04).
   */
  readonly token: () => Promise<string | null>;
  readonly appName?: string;
  readonly appVersion?: string;
  /** Called on every 401, before the call rejects (AUTH-08). */
  readonly onUnauthorised?: () => void;
}

type Method = 'get' | 'post' | 'put' | 'delete';
type MediaType = `${string}/${string}`;
type Operation = { readonly parameters: object };
type PathsWith<Paths, Name extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Name, Operation> ? Path : never;
}[keyof Paths];

type FindOperation<Paths, Path extends keyof Paths, Name extends Method> =
  Paths[Path] extends Record<Name, infer Found extends Operation> ? Found : never;

/** The parameters in `path`, `query` and `header`, the `body`, a `signal` and what else fetch takes. */
type Input<Called extends Operation> = Called['parameters'] &
  Omit<FetchOptions<Called>, 'params' | 'parseAs'>;

type Arguments<Called extends Operation> =
  object extends Input<Called> ? [input?: Input<Called>] : [input: Input<Called>];

/** Undefined for an operation that answers without a body. */
type Answer<Body> = [Body] extends [never] ? undefined : Body;

/** Calls an operation. Resolves and rejects as `unwrap` does. */
type Call<Paths, Name extends Method> = <Path extends PathsWith<Paths, Name>>(
  path: Path,
  ...input: Arguments<FindOperation<Paths, Path, Name>>
) => Promise<
  Answer<Exclude<FetchResponse<FindOperation<Paths, Path, Name>, object, MediaType>['data'], undefined>>
>;

/** The input of any operation. */
interface UntypedInput {
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
  readonly parseAs?: 'stream';
}

interface ServiceCalls<Paths> {
  readonly GET: Call<Paths, 'get'>;
  readonly POST: Call<Paths, 'post'>;
  readonly PUT: Call<Paths, 'put'>;
  readonly DELETE: Call<Paths, 'delete'>;
  /** A POST that answers a file: resolves to the response when the file begins to arrive. Rejects as `unwrap` does. */
  readonly openFile: <Path extends PathsWith<Paths, 'post'>>(
    path: Path,
    ...input: Arguments<FindOperation<Paths, Path, 'post'>>
  ) => Promise<Response>;
}

/** The calls of each service. */
export interface Client {
  readonly configuration: ServiceCalls<ConfigurationPaths>;
  readonly consignment: ServiceCalls<ConsignmentPaths>;
  readonly scheduling: ServiceCalls<SchedulingPaths>;
  readonly product: ServiceCalls<ProductPaths>;
}

const noteAnswerShape: Middleware = {
  onResponse: ({ request, schemaPath, response }) =>
    noteShape(response, answerShapes[`${request.method} ${schemaPath}`]),
};

/**
 * Creates a client that sends the bearer token and the X-App headers (PLAT-12). It has no timeout: pass
 * `{ signal: AbortSignal.timeout(15_000) }`; a timeout counts as no response.
 *
 * @example
 *   const client = createClient({ baseUrl: 'https://freight.example', token: async () => token });
 *   const saved = await client.consignment.GET('/api/v1/consignments/{ref}', { path: { ref } });
 */
export function createClient(options: ClientOptions): Client {
  const createCalls = <Paths>(service: ServiceName): ServiceCalls<Paths> => {
    const client = createServiceClient<Record<string, Record<Method, object>>>({
      ...(options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl }),
      fetch: createTransport({
        service,
        // Looked up per call, so that a replaced global fetch is used.
        fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
        token: options.token,
        appName: options.appName ?? defaultAppName,
        appVersion: options.appVersion ?? defaultAppVersion,
        onUnauthorised: options.onUnauthorised ?? (() => {}),
      }),
    });
    client.use(noteAnswerShape);
    const send = (method: Method, route: string, input: UntypedInput = {}): Promise<CallResult<unknown>> => {
      const { path, query = {}, header, ...rest } = input;
      return client.request(method, route, { params: { path, query, header }, ...rest });
    };
    const call =
      (method: Method) =>
      (route: string, input?: UntypedInput): Promise<unknown> =>
        unwrap(send(method, route, input));
    const openFile = async (route: string, input?: UntypedInput): Promise<Response> => {
      const sent = send('post', route, { ...input, parseAs: 'stream' });
      await unwrap(sent);
      return (await sent).response;
    };
    const calls = {
      GET: call('get'),
      POST: call('post'),
      PUT: call('put'),
      DELETE: call('delete'),
      openFile,
    };
    // openapi-fetch goes by the path at run time; the types tell which paths and inputs the contract has.
    return calls as unknown as ServiceCalls<Paths>;
  };
  return {
    configuration: createCalls('configuration'),
    consignment: createCalls('consignment'),
    scheduling: createCalls('scheduling'),
    product: createCalls('product'),
  };
}
