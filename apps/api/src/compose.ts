import compress from '@fastify/compress';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';

import { createGuard } from './http/auth/guard.js';
import { createCallCounter } from './http/auth/rate-limit.js';
import type { FindReporter, FindTenant, FindUser, Tenant } from './http/auth/identity.js';
import type { VerifyToken } from './http/auth/token.js';
import type { AppConfig } from './config.js';
import type { OperationContext, ProviderContext, PublicContext } from './http/contract/operation.js';
import { readJson } from './http/contract/json-body.js';
import { readForms } from './http/contract/multipart.js';
import {
  COMPRESS_FROM_BYTES,
  type Contract,
  type RunOperation,
  registerOperations,
} from './http/contract/registrar.js';
import { registerDocs } from './http/docs/docs.js';
import { installErrorHandler } from './http/problems/error-handler.js';
import { refusalFromError } from './http/problems/from-error.js';
import { sendRefusal } from './http/problems/shape.js';
import { refuseOverload, watchEventLoop, watchPools } from './http/problems/overload.js';
import { findTenantsOfPages } from './http/pages/refusal-page.js';
import { createOutageLog, type OutageLog } from './http/problems/outage-log.js';
import {
  logCalls,
  decorateRequests,
  findRequestId,
  installRequestId,
  requestIdHeader,
} from './http/request.js';
import { registerTracking } from './consignments/index.js';
import { createRefusalCount } from './http/problems/refusal-count.js';
import { newId } from './ids.js';
import { type StopLinks, registerMailStops } from './mails/index.js';
import type { Capabilities } from './services/files/capability.js';
import type { ContentStore } from './services/files/content-store.js';
import { registerFiles } from './services/files/file-route.js';
import { type JobPolling, pollJobs } from './services/jobs/poll-jobs.js';
import type { JobRunner } from './services/jobs/run-jobs.js';
import type { Metrics } from './services/metrics/metrics.js';
import type { Tracing } from './services/tracing/tracing.js';
import type { Services } from './services/services.js';
import type { Database, PoolFigures } from './database/database.js';
import { installSecurityHeaders, securityHeaders } from './http/web/headers.js';
import { installDraining, endSlowBodies } from './http/web/connections.js';
import { type CheckedDatabase, registerHealth } from './http/web/health.js';
import { registerWeb } from './http/web/web.js';
import { toClientRecord } from './tenants/index.js';

/** The app's parts; a test can replace each. */
export interface AppParts {
  readonly contract: Contract;
  readonly config: AppConfig;
  readonly clock: { now(): Date };
  readonly log: FastifyBaseLogger;
  readonly findTenant: FindTenant;
  readonly findUser: FindUser;
  readonly findReporter: FindReporter;
  readonly verifyToken: VerifyToken;
  readonly run: RunOperation;
  readonly inTenant: Database['inTenant'];
  readonly inTenantReading: Database['inTenantReading'];
  readonly inReading: Database['inReading'];
  readonly databases: readonly CheckedDatabase[];
  readonly metrics: Metrics | undefined;
  readonly tracing: Tracing | undefined;
  readonly findPool: (host: string) => PoolFigures | undefined;
  readonly services: Services;
  readonly stopLinks: StopLinks;
  readonly files: { readonly capabilities: Capabilities; readonly contents: ContentStore };
  /** Each polls on its own, so that slow jobs of one do not delay another's. */
  readonly jobs: readonly JobRunner[];
}

const BODY_BYTES = 1024 * 1024;
/** In one piece, a page of the list takes a third of the processor time that a stream takes. */
const COMPRESS_AT_ONCE_BYTES = 64 * 1024;

/** Registers the parts in the order in which a call passes them. */
export async function composeApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const headers = securityHeaders(config);
  const app: FastifyInstance = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy === false ? false : [...config.trustProxy],
    genReqId: (request) => findRequestId(request.headers) ?? newId(parts.clock.now()),
    bodyLimit: BODY_BYTES,
    // Enough for a file of 10 MB on a truck's slow line.
    requestTimeout: 300_000,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 300 },
    // A malformed URL: no hook has run yet.
    frameworkErrors: (error, request, reply) => {
      void sendRefusal(
        request,
        reply.headers({ ...headers, [requestIdHeader]: request.id }),
        refusalFromError(error),
        'problem',
      );
    },
  });
  // Otherwise a plain text would be accepted as a body.
  app.removeContentTypeParser('text/plain');
  decorateRequests(app, config.deadlineMs);
  const outages = createOutageLog(parts.log, parts.clock);
  const refusals = createRefusalCount(parts.log);
  installErrorHandler(app, outages, refusals);
  installRequestId(app);
  installSecurityHeaders(app, headers);
  endSlowBodies(app, config.bodySeconds);
  installDraining(app);
  logCalls(app);
  parts.tracing?.install(app);
  parts.metrics?.install(app);
  findTenantsOfPages(app, parts.findTenant);
  refuseOverload(app, refusals, [
    ...(config.maxEventLoopDelayMs === null ? [] : [watchEventLoop(app, config.maxEventLoopDelayMs)]),
    watchPools(parts.findPool),
  ]);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    syncThreshold: COMPRESS_AT_ONCE_BYTES,
    encodings: ['gzip'],
    // A compressed body is refused (CALL-200).
    globalDecompression: false,
    // A page of the list is 2 % larger than at level 4, for half of the time.
    zlibOptions: { level: 3 },
  });

  const countCall = await createCallCounter(app, config.rateLimit);
  readJson(app);
  readForms(app);
  registerOperations(app, parts.contract, {
    guard: createGuard({ ...parts, countCall }),
    buildContext: (request, caller) => buildContext(parts, request, caller),
    run: parts.run,
    responseValidation: config.responseValidation,
  });
  registerFiles(app, { ...parts, ...parts.files, countCall });
  await registerTracking(app, {
    ...parts,
    linkTokens: parts.services.linkTokens,
    contents: parts.files.contents,
    countCall,
  });
  await registerMailStops(app, { ...parts, countCall });
  registerHealth(app, {
    databases: parts.databases,
    checkFiles: () => parts.files.contents.check(),
    clock: parts.clock,
  });
  registerDocs(app, { ...parts, documents: parts.contract.documents, rateLimit: config.rateLimit });
  await registerWeb(app, config.webRoot, { ...parts, toClientRecord, countCall, outages });
  pollDueJobs(app, parts, outages);
  return app;
}

/** Polls for due jobs from when the app is ready until it closes. */
function pollDueJobs(app: FastifyInstance, { config, clock, jobs }: AppParts, outages: OutageLog): void {
  app.decorate('runDueJobs', async (now: Date) => {
    let taken = 0;
    for (const runner of jobs) taken += await runner.runDue({ now: () => now });
    return taken;
  });
  const everyMs = config.jobsEveryMs;
  if (everyMs === null) return;
  let polling: readonly JobPolling[] = [];
  app.addHook('onReady', (done) => {
    polling = jobs.map((runner) => pollJobs(runner, { name: runner.name, everyMs, clock, outages }));
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.all(polling.map((each) => each.stop()));
  });
}

function buildContext(
  parts: AppParts,
  request: FastifyRequest,
  { tenant, user, reporter }: NonNullable<FastifyRequest['caller']>,
): OperationContext {
  const shared = buildSharedContext(parts, request, tenant);
  const { deadline } = request;
  const inTenant: typeof parts.inTenant = (scope, run, mode) => {
    const isReading = request.method === 'GET' && mode !== 'writing';
    const open = isReading ? parts.inTenantReading : parts.inTenant;
    return deadline.during(() => open(scope, run, mode, deadline));
  };
  if (reporter !== null) return buildProviderContext(inTenant, shared, reporter);
  if (user === null) return buildPublicContext(inTenant, shared);
  const owner = { tenantId: tenant.id, organisationId: user.organisationId };
  return {
    ...shared,
    user,
    owner,
    viewer: { ...owner, siteIds: user.siteIds },
    inTransaction: (run, mode) => inTenant(owner, run, mode),
    inReading: (run, mode) => deadline.during(() => parts.inReading(owner, run, mode, deadline)),
  };
}

function buildSharedContext(parts: AppParts, request: FastifyRequest, tenant: Tenant) {
  return {
    tenant,
    now: parts.clock.now(),
    services: parts.services,
    log: request.log,
    origin: findOrigin(parts.config, request),
  };
}

/** A proxy that is not trusted doesn't say that it was reached by https; PUBLIC_URL does. */
function findOrigin({ publicUrl }: AppConfig, { protocol, host }: FastifyRequest): string {
  return `${publicUrl?.startsWith('https:') === true ? 'https' : protocol}://${host}`;
}

/** For a call without a user. Only handlers of publicOperation() are given it. */
function buildPublicContext(
  inTenant: Database['inTenant'],
  shared: ReturnType<typeof buildSharedContext>,
): OperationContext {
  const scope = { tenantId: shared.tenant.id, organisationId: null };
  const context: PublicContext = { ...shared, inTransaction: (run) => inTenant(scope, run) };
  return { ...context, user: null } as PublicContext as OperationContext;
}

/** PROV-07: no customer until an organisation is named. Only handlers of providerOperation() are given it. */
function buildProviderContext(
  inTenant: Database['inTenant'],
  shared: ReturnType<typeof buildSharedContext>,
  reporter: string,
): OperationContext {
  const tenantId = shared.tenant.id;
  const context: ProviderContext = {
    ...shared,
    reporter,
    inTransaction: (run) => inTenant({ tenantId, organisationId: null }, run),
    inOrganisation: (organisationId, run) => inTenant({ tenantId, organisationId }, run),
  };
  return context as PublicContext as OperationContext;
}
