import { today } from '@consign/domain/dates';
import type { FastifyBaseLogger } from 'fastify';

import type { ConsignmentKey, Owner } from '../database/owner.js';
import type { Database, Tx } from '../database/database.js';
import type { JobHandler } from '../services/jobs/job-handler.js';
import { savePrice } from './consignment-price-store.js';
import type { Pricing } from './engine/price.js';
import {
  type PriceInputs,
  findPriceInputs,
  lockForPricing,
  PRICE_CONSIGNMENT,
  addPriceJobs,
} from './price-input-store.js';
import { priceByRates } from './pricer.js';
import { openRates } from './tariff-store.js';

type ReportPriced = (
  tx: Tx,
  key: ConsignmentKey,
  made: { readonly now: Date; readonly isConfirmed: boolean },
) => Promise<void>;

/** Makes the prices of a consignment that are out of date: its estimate, and at delivery the confirmed price (QUOT-14). */
export function priceJob(deps: {
  readonly database: Pick<Database, 'inTenant'>;
  readonly log: FastifyBaseLogger;
  /** Tells of a price that was made. */
  readonly reportPriced: ReportPriced;
}): JobHandler {
  const { database, log, reportPriced } = deps;
  return {
    kind: PRICE_CONSIGNMENT,
    run: async ({ id, tenantId, organisationId }, now) => {
      const key = { tenantId, organisationId, consignmentId: id };
      const details = await database.inTenant({ tenantId, organisationId }, (tx) =>
        bringUpToDate(tx, key, now, reportPriced),
      );
      for (const detail of details) log.info({ consignment: id, detail }, 'no price');
    },
  };
}

/** Locked, so that the input stays true until its price is written: every change of a consignment locks it too. */
async function bringUpToDate(
  tx: Tx,
  key: ConsignmentKey,
  now: Date,
  reportPriced: ReportPriced,
): Promise<readonly string[]> {
  if (!(await lockForPricing(tx, key))) return [];
  const inputs = await findPriceInputs(tx, key);
  const { estimate, confirmed, stagedAt } = inputs;
  const rates = await openRates(tx, key.tenantId);
  const pricedAt = stagedAt ?? now;
  const request = toRequest(inputs, pricedAt);
  const details: string[] = [];
  const report = (pricing: Pricing) => {
    if (!pricing.ok) details.push(pricing.none.detail);
  };
  if (estimate.isDue) {
    const pricing = await priceByRates(
      rates,
      { ...request, extras: estimate.extras },
      'without fuel adjustment',
    );
    await savePrice(tx, key, 'ESTIMATE', { pricing, pricedAt, inputVersion: estimate.version });
    report(pricing);
  }
  let isConfirmed = false;
  if (confirmed.isDue) {
    const pricing = await priceByRates(
      rates,
      { ...request, extras: confirmed.extras },
      'with fuel adjustment',
    );
    await savePrice(tx, key, 'CONFIRMED', { pricing, pricedAt, inputVersion: confirmed.version });
    isConfirmed = pricing.ok;
    report(pricing);
  }
  if (estimate.isDue || confirmed.isDue) await reportPriced(tx, key, { now, isConfirmed });
  return details;
}

function toRequest(inputs: PriceInputs, pricedAt: Date) {
  const { serviceType, accountCode, origin, destination, isReceiverSite, items } = inputs;
  return { day: today(pricedAt), serviceType, accountCode, origin, destination, isReceiverSite, items };
}

/**
 * Has the prices of consignments of one owner made again by jobs, if what they depend on has changed (QUOT-14), in one
 * statement. Call it after the change, in its transaction; Drafts and cancelled consignments are left alone.
 */
export function requestEstimates(
  tx: Tx,
  owner: Owner,
  consignmentIds: readonly string[],
  now: Date,
): Promise<void> {
  return addPriceJobs(tx, owner, consignmentIds, { now, repeats: true });
}

/** For a consignment that did not change: a job that exists is left alone, whatever its state. */
export function requestMissingEstimate(tx: Tx, key: ConsignmentKey, now: Date): Promise<void> {
  return addPriceJobs(tx, key, [key.consignmentId], { now, repeats: false });
}
