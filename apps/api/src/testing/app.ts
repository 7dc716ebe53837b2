import type { FastifyInstance } from 'fastify';

import { buildApp } from '../app.js';
import type { AppConfig } from '../config.js';
import { noMailer } from '../services/mail/smtp.js';
import { type PdfMaker, createPdfMaker } from '../services/documents/pdf-maker.js';
import { createThumbnailMaker } from '../services/files/thumbnails/thumbnail-job.js';
import type { Metrics } from '../services/metrics/metrics.js';
import type { Tracing } from '../services/tracing/tracing.js';
import type { SendMail } from '../services/mail/mail.js';
import type { ContentStore } from '../services/files/content-store.js';
import type { Database, NamedDatabase } from '../database/database.js';
import { createMemoryStore } from './memory-store.js';
import { testNow } from './now.js';
import { testConfig } from './sample.js';
import { namedDatabases } from './spread-database.js';
import { testSigningKeys } from './tokens.js';

export interface TestAppOptions {
  readonly database: Database;
  /** Instead of this one alone. */
  readonly databases?: readonly NamedDatabase[];
  readonly config?: Partial<AppConfig>;
  readonly clock?: { now(): Date };
  /** Collects the log lines; without it, errors are printed. */
  readonly lines?: string[];
  readonly sendMail?: SendMail;
  readonly contents?: ContentStore;
  readonly makePdf?: PdfMaker['make'];
  readonly metrics?: Metrics;
  readonly tracing?: Tracing;
}

/** Their processes start when they are first needed, and take seconds to. */
const pdfs = createPdfMaker();
const thumbnails = createThumbnailMaker();

/** The whole app over the given database. It accepts the tokens of token() and validates every response. */
export function testApp({
  database,
  databases = namedDatabases(database),
  config,
  clock,
  lines,
  sendMail,
  contents,
  makePdf,
  metrics,
  tracing,
}: TestAppOptions): Promise<FastifyInstance> {
  return buildApp({
    databases,
    config: { ...testConfig, logLevel: lines === undefined ? 'error' : 'info', ...config },
    clock: clock ?? { now: () => testNow },
    signingKeys: testSigningKeys,
    contents: contents ?? createMemoryStore(),
    sendMail: sendMail ?? noMailer,
    makePdf: makePdf ?? ((customer, order) => pdfs.make(customer, order)),
    makeThumbnail: (customer, request) => thumbnails.make(customer, request),
    ...(metrics === undefined ? {} : { metrics }),
    ...(tracing === undefined ? {} : { tracing }),
    logTo: {
      write: (line: string) => void (lines === undefined ? process.stderr.write(line) : lines.push(line)),
    },
  });
}
