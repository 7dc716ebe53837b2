import type { FastifyInstance } from 'fastify';

import type { Tenant } from '../http/auth/identity.js';
import { toTenant } from '../tenants/tenant-finder.js';
import { createTokenVerifier } from '../http/auth/token.js';
import { type AppParts, composeApp } from '../compose.js';
import { type AppConfig, defaultConfig } from '../config.js';
import type { ContractDocument } from '../http/contract/document.js';
import type { RegisteredOperation } from '../http/contract/operation.js';
import { createLogger } from '../http/problems/logger.js';
import { createStopLinks } from '../mails/index.js';
import { createCapabilities } from '../services/files/capability.js';
import type { Database, Tx } from '../database/database.js';
import { createLinkTokens } from '../services/links/link-tokens.js';
import { thingContract, thingHandlers } from './contract.js';
import { createMemoryStore } from './memory-store.js';
import { testNow } from './now.js';
import { testIssuer, testSigningKeys } from './tokens.js';

/** The config of every test: no caches, no rate limit, every response validated. */
export const testConfig: AppConfig = {
  ...defaultConfig,
  responseValidation: true,
  rateLimit: null,
  maxEventLoopDelayMs: null,
  deadlineMs: null,
  cacheSeconds: { tenant: 0, user: 0 },
  fileKeys: ['a key of tests alone, with 32 characters'],
  jobsEveryMs: null,
};

export const mapsKey = 'AIzaTestKeyOfTasman0123456789';

/** Two tenants that share an issuer, as in the demonstration; no other host is known. */
export const sampleTenants: Readonly<Record<string, Tenant>> = {
  'tasman.localhost': sampleTenant('TASMAN', 'Tasman Freight', 'tasman'),
  'aurora.localhost': sampleTenant('AURORA', 'Aurora Haulage', 'aurora'),
};

function sampleTenant(tenantCode: string, tenantName: string, name: string): Tenant {
  const externalId = `org_${name}`;
  return toTenant(
    {
      id: `tenant-${name}`,
      code: tenantCode,
      name: tenantName,
      externalId,
      record: {
        tenantName,
        tenantCode,
        externalId,
        settings: [
          { name: 'Client.MapsApiKey', value: mapsKey },
          { name: 'Auth:Authority', value: testIssuer },
          { name: 'Auth:ClientId', value: `consign-${name}` },
          { name: 'Auth:Audience', value: `urn:consign:${name}` },
        ],
      },
    },
    { authority: null, clientId: null, audience: null },
  );
}

export interface SampleOptions extends Partial<Omit<AppParts, 'config' | 'contract' | 'log'>> {
  config?: Partial<AppConfig>;
  /** One contract, of the consignment service: the small one unless told otherwise. */
  document?: ContractDocument;
  documents?: Readonly<Record<string, ContractDocument>>;
  /** Of the small contract, trivial ones unless told otherwise. */
  handlers?: readonly RegisteredOperation[];
  /** Collects the log lines. */
  lines?: string[];
}

/** An app around a contract, without a database. */
export function sampleApp(options: SampleOptions = {}): Promise<FastifyInstance> {
  const {
    config,
    document = thingContract,
    documents,
    handlers = thingHandlers(),
    lines,
    ...parts
  } = options;
  const clock = parts.clock ?? { now: () => testNow };
  const level = lines === undefined ? 'error' : (config?.logLevel ?? 'info');
  return composeApp({
    clock,
    contract: { documents: documents ?? { consignment: document }, handlers },
    config: { ...testConfig, ...config },
    log: createLogger(level, {
      write: (line: string) => {
        if (lines) lines.push(line);
        else process.stderr.write(line);
      },
    }),
    findTenant: (host) => Promise.resolve(sampleTenants[host.replace(/:\d+$/u, '')]),
    findUser: () => Promise.resolve({ id: 'user-1', organisationId: 'organisation-1', siteIds: [] }),
    findReporter: () => Promise.resolve(true),
    verifyToken: createTokenVerifier({ signingKeys: testSigningKeys, clock }),
    run: (handler, _operation, request, context) => handler.handle(request, context),
    inTenant: noDatabase,
    inTenantReading: noDatabase,
    inReading: noDatabase,
    metrics: undefined,
    tracing: undefined,
    findPool: () => undefined,
    databases: [{ name: null, checkSchema: () => Promise.resolve({ missing: [], newer: [] }) }],
    services: {
      makePdf: unavailable,
      keepFile: unavailable,
      attachments: {
        keep: unavailable,
        read: unavailable,
        createAddresses: () => ({ uri: '', thumbnailUri: null }),
      },
      linkTokens: createLinkTokens(testConfig.fileKeys),
      shrinkPicture: () => Promise.resolve(null),
      checkWebhookUrl: () => null,
      exports: { begin: () => null },
    },
    stopLinks: createStopLinks(testConfig.fileKeys),
    files: { contents: createMemoryStore(), capabilities: createCapabilities(testConfig.fileKeys) },
    jobs: [],
    ...parts,
  });
}

const unavailable = () => Promise.reject(new Error('The sample app has no such service'));

/** Runs a transaction's callback without a database. */
export const noDatabase: Database['inTenant'] = (_scope, run) => run({} as Tx);
