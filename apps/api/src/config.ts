/** What decides how the app behaves; read from the environment by server.ts, given by value everywhere else. */
export interface AppConfig {
  /** For a tenant whose settings name no issuer, client or audience of their own. */
  readonly authDefaults: {
    readonly authority: string | null;
    readonly clientId: string | null;
    readonly audience: string | null;
  };
  /** Addresses or subnets of the proxies whose X-Forwarded-* headers count; false: none. */
  readonly trustProxy: false | readonly string[];
  /** The folder of the built web app; null serves the API alone. */
  readonly webRoot: string | null;
  /** The address that users type, where it is not the Host that arrives; https adds HSTS. */
  readonly publicUrl: string | null;
  /** Checks every answer against the contract; for tests, since it costs about a fifth of the throughput. */
  readonly responseValidation: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Calls per window for one user, or for one address without a valid token; null: no limit. */
  readonly rateLimit: { readonly max: number; readonly windowSeconds: number } | null;
  /** Refuses work with 503 while the event loop is this late; null: never. */
  readonly maxEventLoopDelayMs: number | null;
  /** How long a tenant and a user are remembered; 0: not at all. */
  readonly cacheSeconds: { readonly tenant: number; readonly user: number };
  /** What addresses of files are signed with: the first signs, each is believed. */
  readonly fileKeys: readonly string[];
  /** How often work is looked for; null: never, as in tests, which ask for it. */
  readonly jobsEveryMs: number | null;
}

export const defaultConfig: AppConfig = {
  authDefaults: { authority: null, clientId: null, audience: null },
  trustProxy: false,
  webRoot: null,
  publicUrl: null,
  responseValidation: false,
  logLevel: 'info',
  rateLimit: { max: 1200, windowSeconds: 60 },
  maxEventLoopDelayMs: 2000,
  cacheSeconds: { tenant: 10, user: 5 },
  fileKeys: [],
  jobsEveryMs: 1000,
};
