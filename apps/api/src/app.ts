import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { DestinationStream } from 'pino';

import { createTenantFinder, createTenantHomes } from './tenants/index.js';
import { createTokenVerifier } from './http/auth/token.js';
import { createUserFinder } from './me/index.js';
import { composeApp } from './compose.js';
import type { AppConfig } from './config.js';
import { documents } from './http/contract/read-documents.js';
import type { Contract } from './http/contract/registrar.js';
import { createPdfMaker, type PdfMaker } from './services/documents/pdf-maker.js';
import { createExportSlots } from './services/exports/export-slots.js';
import { createAttachments, removeContentsJob } from './services/files/attachments.js';
import { createCapabilities } from './services/files/capability.js';
import type { ContentStore } from './services/files/content-store.js';
import { createLinkTokens } from './services/links/link-tokens.js';
import { keepMadeFile, removeFileJob } from './services/files/made-files.js';
import {
  createThumbnailMaker,
  type ThumbnailMaker,
  thumbnailJob,
} from './services/files/thumbnails/thumbnail-job.js';
import { createRunner } from './http/idempotency/run-once.js';
import { manifestMailJob, unsavedForms } from './consignments/index.js';
import { importSessions } from './imports/index.js';
import { createStopLinks, morningMailJob } from './mails/index.js';
import type { Metrics } from './services/metrics/metrics.js';
import type { Tracing } from './services/tracing/tracing.js';
import { removeOldNamesJob } from './retention/index.js';
import { type JobRunner, createDueKinds, createJobRunner } from './services/jobs/run-jobs.js';
import type { SendMail } from './services/mail/mail.js';
import { handlers } from './operations.js';
import { priceJob } from './pricing/index.js';
import { reportPriced } from './changes/index.js';
import { createReporterFinder } from './provider/index.js';
import { countReportDays } from './reports/index.js';
import { checkWebhookUrl, createSender, createWebhookRunners, disabledMailJob } from './webhooks/index.js';
import { createLogger } from './http/problems/logger.js';
import type { NamedDatabase } from './database/database.js';
import { createSchemaCheck } from './database/migrate.js';
import {
  claimIdempotencyKey,
  findIdempotentAnswer,
  storeIdempotentAnswer,
} from './http/idempotency/idempotency-store.js';

/** The app's outside dependencies. */
export interface AppDeps {
  /** Over which the tenants are spread. */
  readonly databases: readonly NamedDatabase[];
  readonly clock: { now(): Date };
  readonly config: AppConfig;
  /** Stores the bytes of files. */
  readonly contents: ContentStore;
  readonly sendMail: SendMail;
  /** An issuer's keys: from discovery in production, local in tests. */
  readonly signingKeys: (issuer: string) => JWTVerifyGetKey;
  /** Processes of its own by default. */
  readonly makePdf?: PdfMaker['make'];
  /** A process of its own by default. */
  readonly makeThumbnail?: ThumbnailMaker['make'];
  /** Measures every answer. */
  readonly metrics?: Metrics;
  readonly tracing?: Tracing;
  /** Standard output by default. */
  readonly logTo?: DestinationStream;
}

/** The four contracts and their handlers. */
export const contract: Contract = { documents, handlers };

/** Pixels of a picture on a page: about 250 for each inch. */
const pageBox = { width: 900, height: 900 };

/** Builds the API and the web app's server; it neither listens nor reads the environment. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, clock, databases, contents } = deps;
  const log = createLogger(config.logLevel, deps.logTo);
  const pdfs = createPdfMaker();
  const makePdf = deps.makePdf ?? ((customer, order) => pdfs.make(customer, order));
  const thumbnails = createThumbnailMaker();
  const makeThumbnail = deps.makeThumbnail ?? ((customer, request) => thumbnails.make(customer, request));
  const capabilities = createCapabilities(config.fileKeys);
  const stopLinks = createStopLinks(config.fileKeys);
  const homes = createTenantHomes(databases);
  const { inTenant, inTenantReading, inReading, findPool } = homes;
  const tools = { ...deps, log, makePdf, makeThumbnail, stopLinks };
  const app = await composeApp({
    contract,
    config,
    clock,
    log,
    findTenant: createTenantFinder({
      homes,
      clock,
      authDefaults: config.authDefaults,
      cacheSeconds: config.cacheSeconds.tenant,
    }),
    findUser: createUserFinder({ database: homes, clock, cacheSeconds: config.cacheSeconds.user }),
    findReporter: createReporterFinder({ database: homes, clock, cacheSeconds: config.cacheSeconds.user }),
    verifyToken: createTokenVerifier(deps),
    run: createRunner({ claimIdempotencyKey, findIdempotentAnswer, storeIdempotentAnswer }),
    inTenant,
    inTenantReading,
    inReading,
    findPool,
    databases: databases.map(({ name, database }) => ({ name, checkSchema: createSchemaCheck(database) })),
    metrics: deps.metrics,
    tracing: deps.tracing,
    services: {
      makePdf,
      keepFile: keepMadeFile({ contents, capabilities }),
      attachments: createAttachments({ contents, capabilities }),
      linkTokens: createLinkTokens(config.fileKeys),
      shrinkPicture: (customer, content, mediaType) =>
        makeThumbnail(customer, { content, mediaType, box: pageBox }),
      exports: createExportSlots(),
      checkWebhookUrl: (url) => checkWebhookUrl(url, config),
    },
    stopLinks,
    files: { capabilities, contents },
    jobs: databases.flatMap((each) => createRunners(each, tools)),
  });
  app.addHook('onClose', (_app, done) => {
    pdfs.close();
    thumbnails.close();
    done();
  });
  return app;
}

/** The runners of one database: jobs of another that is away, or has many, delay none of these (PLAT-258). */
function createRunners({ name, database }: NamedDatabase, tools: RunnerTools): readonly JobRunner[] {
  const { config, log, contents, sendMail, makePdf, makeThumbnail, stopLinks, tracing } = tools;
  const work = { database, log, traceJob: tracing?.traceJob, findDueKinds: createDueKinds(database) };
  const runners = [
    createJobRunner({
      ...work,
      handlers: [
        removeFileJob({ database, contents }),
        removeContentsJob(contents),
        unsavedForms.removalJob({ database }),
        importSessions.removalJob({ database }),
        manifestMailJob({ database, sendMail, makePdf }),
        disabledMailJob({ database, sendMail }),
        morningMailJob({ database, sendMail, stopLinks }),
        removeOldNamesJob({ database, log }),
      ],
    }),
    createJobRunner({ ...work, handlers: [thumbnailJob({ database, contents, makeThumbnail })] }),
    createJobRunner({ ...work, handlers: [priceJob({ database, log, reportPriced })] }),
    ...createWebhookRunners(work, createSender(config)),
    countReportDays({ database, log, traceWork: tracing?.traceWork }),
  ];
  return name === null ? runners : runners.map((each) => ({ ...each, name: `${each.name} of ${name}` }));
}

interface RunnerTools extends Pick<AppDeps, 'config' | 'contents' | 'sendMail' | 'tracing'> {
  readonly log: FastifyBaseLogger;
  readonly makePdf: PdfMaker['make'];
  readonly makeThumbnail: ThumbnailMaker['make'];
  readonly stopLinks: ReturnType<typeof createStopLinks>;
}
