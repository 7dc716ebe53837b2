import createServiceClient, { type Client as ServiceClient } from 'openapi-fetch';

import type { paths as ConfigurationPaths } from './generated/configuration.js';
import type { paths as ConsignmentPaths } from './generated/consignment.js';
import type { ServiceName } from './generated/operations.js';
import type { paths as ProductPaths } from './generated/product.js';
import type { paths as SchedulingPaths } from './generated/scheduling.js';
import { createTransport, type Fetch } from './transport.js';

/** Sent as X-AppName unless the caller has a name of its own (PLAT-22). */
export const defaultAppName = 'consign-web';

/** Sent as X-AppVersion (PLAT-12). */
export const defaultAppVersion = '20250715.1';

export interface ClientOptions {
  /** Where the services are; left out, the page's own origin. Outside a browser it must be given. */
  readonly baseUrl?: string;
  readonly fetch?: Fetch;
  /** Asked before every call but the tenant's; null sends none. What it throws reaches the caller unchanged, but for TokenUnavailableError. */
  readonly token: () => Promise<string | null>;
  readonly appName?: string;
  readonly appVersion?: string;
  /** Told of every 401, before the call rejects (AUTH-08). */
  readonly onUnauthorised?: () => void;
}

/** The four services. A call gives `{ data, error, response }`; `unwrap` makes it a value or an ApiError. */
export interface Client {
  readonly configuration: ServiceClient<ConfigurationPaths>;
  readonly consignment: ServiceClient<ConsignmentPaths>;
  readonly scheduling: ServiceClient<SchedulingPaths>;
  readonly product: ServiceClient<ProductPaths>;
}

/**
 * A client that sends the bearer token and the X-App headers (PLAT-12). A time-out is the caller's:
 * `{ signal: AbortSignal.timeout(15_000) }` beside the params counts as no response.
 *
 * @example const client = createClient({ baseUrl: 'https://freight.example', token: async () => token });
 */
export function createClient(options: ClientOptions): Client {
  const serviceOptions = (service: ServiceName) => ({
    ...(options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl }),
    fetch: createTransport({
      service,
      // Looked up at each call, so that a page's own replacement of fetch is honoured.
      fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
      token: options.token,
      appName: options.appName ?? defaultAppName,
      appVersion: options.appVersion ?? defaultAppVersion,
      onUnauthorised: options.onUnauthorised ?? (() => {}),
    }),
  });
  return {
    configuration: createServiceClient<ConfigurationPaths>(serviceOptions('configuration')),
    consignment: createServiceClient<ConsignmentPaths>(serviceOptions('consignment')),
    scheduling: createServiceClient<SchedulingPaths>(serviceOptions('scheduling')),
    product: createServiceClient<ProductPaths>(serviceOptions('product')),
  };
}
