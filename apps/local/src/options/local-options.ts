/** Options of a local start. `defaultOptions` has the defaults. */
export interface LocalOptions {
  /** Port of the web app and the API. */
  port: number;
  /** Port of the API; differs from `port` only behind a development server. */
  apiPort: number;
  identityPort: number;
  inboxPort: number;
  /** Folder of the embedded database and its lock. */
  dataDir: string;
  /** PostgreSQL 15 or later, instead of the embedded database. */
  databaseUrl: string | null;
  /** Consignments of the first demo organisation; only used when the data is created. */
  size: number;
  /** Public URL of a proxy in front of the product, without a trailing slash. */
  publicUrl: string | null;
  /** A mail server, instead of the inbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Turns off the simulated drivers, which move consignments through their statuses. */
  still: boolean;
  /** Client secret of the providers' systems; null generates a new one at each start. */
  providerSecret: string | null;
  /** Hosts that webhooks may name although they are private or without TLS, on any port. */
  webhookHosts: readonly string[];
}

export const defaultOptions: LocalOptions = {
  port: 4300,
  apiPort: 4300,
  identityPort: 4301,
  inboxPort: 4302,
  dataDir: '.data',
  databaseUrl: null,
  size: 2000,
  publicUrl: null,
  smtpUrl: null,
  mailFrom: 'Consign <consign@localhost>',
  still: false,
  providerSecret: null,
  webhookHosts: [],
};
