import type { FastifyInstance } from 'fastify';

import { buildApp } from '../app.js';
import type { AppConfig } from '../config.js';
import { noMailer } from '../services/mail/smtp.js';
import type { SendMail } from '../services/mail/mail.js';
import type { Database } from '../database/database.js';
import { createMemoryStore } from './memory-store.js';
import { testNow } from './now.js';
import { testConfig } from './sample.js';
import { testSigningKeys } from './tokens.js';

export interface TestAppOptions {
  readonly database: Database;
  readonly config?: Partial<AppConfig>;
  readonly clock?: { now(): Date };
  /** The lines of the log are added to it; without it, errors are printed. */
  readonly lines?: string[];
  readonly sendMail?: SendMail;
}

/** The whole app over a database of the test's own, with keys that token() signs with; every answer is checked. */
export function testApp({
  database,
  config,
  clock,
  lines,
  sendMail,
}: TestAppOptions): Promise<FastifyInstance> {
  return buildApp({
    database,
    config: { ...testConfig, logLevel: lines === undefined ? 'error' : 'info', ...config },
    clock: clock ?? { now: () => testNow },
    signingKeys: testSigningKeys,
    contents: createMemoryStore(),
    sendMail: sendMail ?? noMailer,
    logTo: {
      write: (line: string) => void (lines === undefined ? process.stderr.write(line) : lines.push(line)),
    },
  });
}
