import createServiceClient, { type Client as ServiceClient, type Middleware } from 'openapi-fetch';

import { noteShape } from './answer-shape.js';
import { defaultAppName, defaultAppVersion } from './app-headers.js';
import { answerShapes } from './generated/answer-shapes.js';
import type { paths as ConfigurationPaths } from './generated/configuration.js';
import type { paths as ConsignmentPaths } from './generated/consignment.js';
import type { ServiceName } from './generated/operations.js';
import type { paths as ProductPaths } from './generated/product.js';
import type { paths as SchedulingPaths } from './generated/scheduling.js';
import { createTransport, type Fetch } from './transport.js';

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

/** One client per service. A call resolves to `{ data, error, response }`; `unwrap` turns that into a value or an ApiError. */
export interface Client {
  readonly configuration: ServiceClient<ConfigurationPaths>;
  readonly consignment: ServiceClient<ConsignmentPaths>;
  readonly scheduling: ServiceClient<SchedulingPaths>;
  readonly product: ServiceClient<ProductPaths>;
}

const noteAnswerShape: Middleware = {
  onResponse: ({ request, schemaPath, response }) =>
    noteShape(response, answerShapes[`${request.method} ${schemaPath}`]),
};

/**
 * Creates a client that sends the bearer token and the X-App headers (PLAT-12). It has no timeout: pass
 * `{ signal: AbortSignal.timeout(15_000) }` beside the params; a timeout counts as no response.
 *
 * @example const client = createClient({ baseUrl: 'https://freight.example', token: async () => token });
 */
export function createClient(options: ClientOptions): Client {
  const serviceOptions = (service: ServiceName) => ({
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
  const client: Client = {
    configuration: createServiceClient<ConfigurationPaths>(serviceOptions('configuration')),
    consignment: createServiceClient<ConsignmentPaths>(serviceOptions('consignment')),
    scheduling: createServiceClient<SchedulingPaths>(serviceOptions('scheduling')),
    product: createServiceClient<ProductPaths>(serviceOptions('product')),
  };
  for (const service of Object.values(client)) service.use(noteAnswerShape);
  return client;
}
