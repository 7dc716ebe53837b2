import type { components } from '@consign/api-client/consignment';
import { toDollars, unitCost } from '@consign/domain/pricing';
import { type CostSums, MAX_DEAREST, restOfCosts } from '@consign/domain/reports';

import { lastStatement } from '../../database/database.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { readReport } from '../report-request.js';
import { type CostDimension, type CostRow, listCosts } from './cost-store.js';

type Schemas = components['schemas'];

export const getCosts = operation('getCosts', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  return ok(toCosts(await context.inReading((tx) => listCosts(lastStatement(tx), request))));
});

const nothing: CostSums = {
  consignments: 0,
  confirmed: 0,
  estimated: 0,
  compared: 0,
  weight: 0,
  volume: 0,
};

function toCosts(rows: readonly CostRow[]): Schemas['Costs'] {
  const whole = rows.find(({ dimension }) => dimension === 'WHOLE') ?? nothing;
  const list = (wanted: CostDimension): readonly CostRow[] =>
    rows.filter(({ dimension }) => dimension === wanted);
  return {
    totals: toFigures(whole),
    serviceTypes: toGroups(whole, list('SERVICE_TYPE')),
    accounts: toGroups(whole, list('ACCOUNT')),
    regions: toGroups(whole, list('REGION')),
    receivers: toGroups(whole, list('RECEIVER')),
    dearest: list('DIFFERENCE')
      .slice(0, MAX_DEAREST)
      .map(({ key, label, estimated, compared }) => ({
        id: key,
        reference: label,
        estimated: toDollars(estimated),
        confirmedWithoutFaf: toDollars(compared),
      })),
  };
}

/** The listed groups of a dimension, and the others together. */
function toGroups(whole: CostSums, listed: readonly CostRow[]): Schemas['CostGroup'][] {
  const rest = restOfCosts(whole, listed);
  return [
    ...listed.map((row) => ({
      ...toFigures(row),
      code: row.key,
      name: row.name ?? (row.label || null),
      groupCount: 1,
    })),
    ...(rest === null
      ? []
      : [
          {
            ...toFigures(rest),
            code: null,
            name: null,
            groupCount: (listed[0]?.groups ?? 0) - listed.length,
          },
        ]),
  ];
}

/** Steps of weight and volume in a unit. */
const perKilogram = 100;
const perCubicMetre = 10_000;

function toFigures({
  consignments,
  confirmed,
  estimated,
  compared,
  weight,
  volume,
}: CostSums): Schemas['CostFigures'] {
  return {
    consignments,
    confirmed: toDollars(confirmed),
    estimated: toDollars(estimated),
    confirmedOfEstimated: toDollars(compared),
    perConsignment: toUnitDollars(unitCost(confirmed, consignments)),
    perKilogram: toUnitDollars(unitCost(confirmed, weight, perKilogram)),
    perCubicMetre: toUnitDollars(unitCost(confirmed, volume, perCubicMetre)),
  };
}

const toUnitDollars = (tenths: number | null): number | null => (tenths === null ? null : tenths / 1000);
