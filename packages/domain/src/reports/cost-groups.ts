import type { Cents } from '../pricing/index.js';

/** How many groups of a dimension are listed; the others together are one more (DASH-52). */
export const MAX_COST_GROUPS = 20;
/** How many consignments that cost more than estimated are listed (DASH-52). */
export const MAX_DEAREST = 10;

const sumNames = ['consignments', 'confirmed', 'estimated', 'compared', 'weight', 'volume'] as const;

/** Sums over consignments with a confirmed price. */
export interface CostSums {
  readonly consignments: number;
  readonly confirmed: Cents;
  /** Sum of the estimates; some consignments have none. */
  readonly estimated: Cents;
  /** Confirmed prices of the estimated consignments, without FAF, which an estimate leaves out (LIST-81). */
  readonly compared: Cents;
  /** Steps of 0.01 kg. */
  readonly weight: number;
  /** Steps of 0.0001 m³. */
  readonly volume: number;
}

/** The whole without its listed parts; null where the parts are all of it (DASH-52). */
export function restOfCosts(whole: CostSums, parts: readonly CostSums[]): CostSums | null {
  const rest = { ...whole };
  for (const part of parts) for (const name of sumNames) rest[name] -= part[name];
  return rest.consignments === 0 ? null : rest;
}
