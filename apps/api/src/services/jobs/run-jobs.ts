import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../../database/database.js';
import { isMoving } from '../../database/failures.js';
import { scrubText } from '../../http/problems/scrub.js';
import { type JobHandler, FailedForGood, TryAgainAt, nextTry } from './job-handler.js';
import { type Claim, type ClaimedJob, claimJob, failJob, finishJob, listDueKinds } from './job-store.js';

/** Lets customers take turns at the runners that share it: each customer has one job running at a time. */
interface CustomerTurns {
  /** Runs one claim at a time, so that two runners never take jobs of the same customer. */
  claim(
    find: (turns: Pick<Claim, 'served' | 'busy'>) => Promise<ClaimedJob | undefined>,
  ): Promise<ClaimedJob | undefined>;
  /** Call it once for each claimed job, however it ended. */
  release(job: ClaimedJob): void;
}

/** The number of recently served customers that are remembered. */
const MAX_SERVED = 100;

export function createCustomerTurns(): CustomerTurns {
  const busy = new Set<string>();
  let served: readonly string[] = [];
  let previous: Promise<unknown> = Promise.resolve();
  return {
    claim: (find) => {
      const claiming = previous.then(async () => {
        const job = await find({ served, busy: [...busy] });
        if (job === undefined) return undefined;
        const { organisationId } = job;
        busy.add(organisationId);
        served = [...served.filter((each) => each !== organisationId), organisationId].slice(-MAX_SERVED);
        return job;
      });
      previous = claiming.catch(() => undefined);
      return claiming;
    },
    release: ({ organisationId }) => void busy.delete(organisationId),
  };
}

/** Longer than any handler runs. After that another process may claim the job. */
const LEASE_MS = 10 * 60_000;

interface Clock {
  now(): Date;
}

export interface JobRunner {
  /** What the log calls it. */
  readonly name: string;
  /**
   * Runs the due jobs that it has handlers for, one at a time and customers in turn; returns how many it claimed. Reads the clock for each claim, so that every job has
   * its full lease, however long the ones before it took. Claims none once the signal is aborted.
   */
  runDue(clock: Clock, signal?: AbortSignal): Promise<number>;
}

export type TracedJob = Pick<ClaimedJob, 'id' | 'kind' | 'attempts' | 'traceparent'>;

/** Runs a job and stores its result, to measure both. `onFailure` is told why the job itself failed. */
export type TraceJob = (
  job: TracedJob,
  run: (onFailure: (error: unknown) => void) => Promise<void>,
) => Promise<void>;

const runUntraced: TraceJob = (_job, run) => run(() => undefined);

/** Claims a job in one transaction, runs it outside any, and records the result in another. */
export function createJobRunner(deps: {
  readonly database: Pick<Database, 'asSystem' | 'inTenant'>;
  readonly handlers: readonly JobHandler[];
  /** By default the kinds of its jobs. */
  readonly name?: string;
  readonly log: FastifyBaseLogger;
  readonly traceJob?: TraceJob | undefined;
  /** Asked first, so that a process without work claims nothing; by default it claims at once. */
  readonly findDueKinds?: FindDueKinds;
  /** Shared by runners of the same kinds; by default the runner has its own. */
  readonly turns?: CustomerTurns;
}): JobRunner {
  const { database, log, traceJob = runUntraced, findDueKinds, turns = createCustomerTurns() } = deps;
  const handlers = new Map(deps.handlers.map((handler) => [handler.kind, handler]));
  const kinds = [...handlers.keys()];

  async function work(job: ClaimedJob, clock: Clock, onFailure: (error: unknown) => void): Promise<void> {
    const handler = handlers.get(job.kind);
    try {
      if (handler === undefined) throw new Error(`No handler for job kind ${job.kind} here`);
      await handler.run(job, clock.now());
    } catch (error) {
      onFailure(error);
      // The other database has the job, and runs it when its lease ends.
      if (isMoving(error)) return;
      const now = clock.now();
      const nextAt = findNextTry(error, job, now);
      const fields = { job: job.id, kind: job.kind, attempts: job.attempts, err: error };
      if (error instanceof TryAgainAt) log.debug({ job: job.id, kind: job.kind }, 'job put off');
      else if (nextAt === null) log.error(fields, 'job is dead');
      else log.warn({ ...fields, nextAt: nextAt.toISOString() }, 'job failed; will retry');
      await database.inTenant(job, async (tx) => {
        const isOurs = await failJob(tx, job, { error: scrubText(String(error)), nextAt });
        if (isOurs && nextAt === null) await handler?.onGivenUp?.(tx, job, { error, now });
      });
      return;
    }
    await database.inTenant(job, async (tx) => {
      if (await finishJob(tx, job)) await handler?.onDone?.(tx, job);
    });
    log.info({ job: job.id, kind: job.kind, attempts: job.attempts }, 'job done');
  }

  return {
    name: deps.name ?? kinds.join(', '),
    runDue: async (clock, signal) => {
      const isStopping = () => signal?.aborted === true;
      const due = await findDueKinds?.(clock.now());
      if (due !== undefined && !kinds.some((kind) => due.has(kind))) return 0;
      let taken = 0;
      for (; !isStopping(); taken += 1) {
        const now = clock.now();
        const leaseUntil = new Date(now.getTime() + LEASE_MS);
        const job = await turns.claim((turn) =>
          database.asSystem((tx) => claimJob(tx, { now, leaseUntil, kinds, ...turn })),
        );
        if (job === undefined) break;
        await traceJob(job, (onFailure) => work(job, clock, onFailure)).finally(() => turns.release(job));
      }
      return taken;
    },
  };
}

function findNextTry(error: unknown, job: ClaimedJob, now: Date): Date | null {
  if (error instanceof TryAgainAt) return error.at;
  return error instanceof FailedForGood ? null : nextTry(job, now);
}

type FindDueKinds = (now: Date) => Promise<ReadonlySet<string>>;

/** Runners that ask at the same time share one answer of the database. */
export function createDueKinds(database: Pick<Database, 'asSystem'>): FindDueKinds {
  let asked: Promise<ReadonlySet<string>> | null = null;
  return (now) => {
    asked ??= database
      .asSystem((tx) => listDueKinds(tx, now))
      .finally(() => {
        asked = null;
      });
    return asked;
  };
}
