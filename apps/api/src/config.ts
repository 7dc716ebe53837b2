/** Settings of the app; server.ts reads them from the environment, everything else gets them passed in. */
export interface AppConfig {
  /** Defaults for tenants without their own issuer, client or audience. */
  readonly authDefaults: {
    readonly authority: string | null;
    readonly clientId: string | null;
    readonly audience: string | null;
  };
  /** Addresses or subnets of trusted proxies (X-Forwarded-*); false for none. */
  readonly trustProxy: false | readonly string[];
  /** Folder of the built web app; null serves only the API. */
  readonly webRoot: string | null;
  /** The public URL, if it differs from the Host that arrives; https adds HSTS. */
  readonly publicUrl: string | null;
  /** Whether HSTS holds for the subdomains of publicUrl's host too. */
  readonly hstsSubdomains: boolean;
  /** Validates every response against the contract; for tests, because it costs about a fifth of the throughput. */
  readonly responseValidation: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Calls per window per user, and by address per kind of call without a user (CALL-102); null for no limit. */
  readonly rateLimit: { readonly max: number; readonly windowSeconds: number } | null;
  /** Answers 503 while the event loop is delayed by more than this; null to disable. */
  readonly maxEventLoopDelayMs: number | null;
  /** How long a call may wait in all, for the database and the issuer, before it gets 503 (PLAT-202); null for ever. */
  readonly deadlineMs: number | null;
  /** Seconds in which a body without files must arrive. */
  readonly bodySeconds: number;
  /** Cache lifetimes of tenants and users; 0 disables the cache. */
  readonly cacheSeconds: { readonly tenant: number; readonly user: number };
  /** Keys for signed file URLs: the first signs, all are accepted. */
  readonly fileKeys: readonly string[];
  /** Hosts that webhooks may name although they are private or without TLS, in lower case (PROV-23). */
  readonly webhookHosts: readonly string[];
  /** Ports that webhooks may name beside 443 (PROV-23); any for an evaluation on one machine. */
  readonly webhookPorts: readonly number[] | 'any';
  /** Job polling interval; null disables polling (tests run jobs explicitly). */
  readonly jobsEveryMs: number | null;
}

export const defaultConfig: AppConfig = {
  authDefaults: { authority: null, clientId: null, audience: null },
  trustProxy: false,
  webRoot: null,
  publicUrl: null,
  hstsSubdomains: false,
  responseValidation: false,
  logLevel: 'info',
  rateLimit: { max: 1200, windowSeconds: 60 },
  maxEventLoopDelayMs: 2000,
  deadlineMs: 12_000,
  bodySeconds: 30,
  cacheSeconds: { tenant: 10, user: 5 },
  fileKeys: [],
  webhookHosts: [],
  webhookPorts: [],
  jobsEveryMs: 1000,
};
