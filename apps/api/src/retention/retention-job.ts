import { addMonths, nextLocalHour, startOfDayUtc, today } from '@consign/domain/dates';
import type { FastifyBaseLogger } from 'fastify';

import { removeUnusedNames } from '../changes/index.js';
import type { Database, Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { newId } from '../ids.js';
import { type JobHandler, TryAgainAt } from '../services/jobs/job-handler.js';
import type { ClaimedJob } from '../services/jobs/job-store.js';
import { anonymiseConsignments } from './anonymise-consignments.js';
import { lockOver } from './anonymise-store.js';
import { addJobOnce, findRetentionMonths, oldRows, removeOld } from './retention-store.js';

const REMOVE_OLD_NAMES = 'remove-old-names';
/** In Auckland, when the database has little else to do. */
const HOUR = 2;
const BATCH = 100;
/** One run ends well within its lease; the next one goes on at once. */
const MAX_BATCHES = 200;

/** Adds the nightly job of a customer whose tenant has a rule, unless there is one (PLAT-276). */
export async function startRetention(tx: Tx, owner: Owner, now: Date): Promise<void> {
  if ((await findRetentionMonths(tx, owner.tenantId)) === null) return;
  const { at } = nextLocalHour(HOUR, now);
  await addJobOnce(tx, owner, {
    id: newId(now),
    kind: REMOVE_OLD_NAMES,
    payload: {},
    createdAt: at,
    dueAt: at,
  });
}

/**
 * Each night removes names and addresses that are older than the tenant's rule, in batches that are each whole, and
 * adds the job of the next night with its own end. Without a rule it does nothing, and ends.
 */
export function removeOldNamesJob(deps: {
  readonly database: Pick<Database, 'inTenant'>;
  readonly log: FastifyBaseLogger;
}): JobHandler {
  return {
    kind: REMOVE_OLD_NAMES,
    run: async (job, now) => {
      const { tenantId, organisationId } = job;
      const owner = { tenantId, organisationId };
      const inTenant = <T>(run: (tx: Tx) => Promise<T>) => deps.database.inTenant(owner, run);
      const months = await inTenant((tx) => findRetentionMonths(tx, tenantId));
      if (months === null) return;
      const before = new Date(startOfDayUtc(addMonths(today(now), -months)));
      const { removed, isLeft } = await removeBatches(inTenant, owner, { before, now });
      deps.log.info({ tenantId, organisationId, months, ...removed }, 'old names and addresses were removed');
      if (isLeft) throw new TryAgainAt(now);
    },
    onDone: goOn,
    onGivenUp: goOn,
  };
}

const goOn = (tx: Tx, job: ClaimedJob) => startRetention(tx, job, job.createdAt);

async function removeBatches(
  inTenant: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>,
  owner: Owner,
  { before, now }: { readonly before: Date; readonly now: Date },
) {
  const removed = { consignments: 0, files: 0, addresses: 0, jobs: 0, loadChecks: 0 };
  let left = MAX_BATCHES;
  let isWhole = true;
  for (; isWhole && left > 0; left -= 1) {
    const done = await inTenant(async (tx) =>
      anonymiseConsignments(tx, owner, await lockOver(tx, owner, before, BATCH), now),
    );
    removed.consignments += done.consignments;
    removed.files += done.files;
    isWhole = done.consignments === BATCH;
  }
  for (const kind of Object.keys(oldRows) as (keyof typeof oldRows)[]) {
    for (let count = BATCH; count === BATCH && left > 0; left -= 1) {
      count = await inTenant((tx) => removeOld(tx, kind, owner, before, BATCH));
      removed[kind] += count;
    }
  }
  await inTenant((tx) => removeUnusedNames(tx, owner));
  return { removed, isLeft: left === 0 };
}
