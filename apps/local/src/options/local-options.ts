/** What a local Consign can be told. Every part has a default: see `defaultOptions`. */
export interface LocalOptions {
  /** Where the product is opened: the web app and the API. */
  port: number;
  /** Where the API listens; another than `port` only while a development server stands in front of it. */
  apiPort: number;
  identityPort: number;
  inboxPort: number;
  /** Holds the embedded database and the lock. */
  dataDir: string;
  /** PostgreSQL 15 or later in place of the embedded database. */
  databaseUrl: string | null;
  /** Consignments of the first demonstration organisation; read only when the data is made. */
  size: number;
  /** The address under which a proxy shows the product to other devices, without a slash at its end. */
  publicUrl: string | null;
  /** A mail server in place of the inbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Whether consignments stay where they are; otherwise drivers of the demonstration move them on. */
  still: boolean;
  /** Of the machine that reports for each provider; null makes a new one at every start. */
  providerSecret: string | null;
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
};
