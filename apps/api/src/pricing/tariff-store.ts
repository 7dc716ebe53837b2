import type { Day } from '@consign/domain/dates';

import type { Tx } from '../database/database.js';
import { storedJson } from '../database/columns.js';
import type { Tariff } from './engine/tariff.js';

/** A tariff without its content. */
export interface TariffVersion {
  readonly code: string;
  readonly effectiveFrom: Day;
  readonly loadedAt: Date;
}

/** A fuel adjustment on freight from a day on. */
export interface FuelAdjustment {
  /** '' for every service type without adjustments of its own. */
  readonly serviceTypeCode: string;
  readonly effectiveFrom: Day;
  /** Hundredths of a percent. */
  readonly percentSteps: number;
}

/** What a provider charges, read once for any number of days and service types. */
export interface Rates {
  /** The tariff in force on a day, or null. */
  findTariff(day: Day): Promise<Tariff | null>;
  /** The fuel adjustment in force on a day in hundredths of a percent, or null. */
  findFuelPercent(serviceTypeCode: string, day: Day): number | null;
}

/** Opens a provider's rates. With `loadedBefore`, as they were at that instant: later loads are left out. */
export async function openRates(tx: Tx, tenantId: string, loadedBefore: Date | null = null): Promise<Rates> {
  const wasLoaded = ({ loadedAt }: { readonly loadedAt: Date }) =>
    loadedBefore === null || loadedAt <= loadedBefore;
  const tariffs = (await listTariffs(tx, tenantId)).filter(wasLoaded);
  const adjustments = (await listFuelAdjustments(tx, tenantId)).filter(wasLoaded);
  return {
    findTariff: async (day) => {
      const version = tariffs.findLast(({ effectiveFrom }) => effectiveFrom <= day);
      return version === undefined ? null : readTariff(tx, tenantId, version);
    },
    findFuelPercent: (serviceTypeCode, day) => findFuelPercent(adjustments, serviceTypeCode, day),
  };
}

/** The percentage in force on a day among adjustments by day: the service type's own, else the common one. */
export function findFuelPercent(
  adjustments: readonly FuelAdjustment[],
  serviceTypeCode: string,
  day: Day,
): number | null {
  const inForce = (code: string) =>
    adjustments.findLast((each) => each.serviceTypeCode === code && each.effectiveFrom <= day)?.percentSteps;
  return inForce(serviceTypeCode) ?? inForce('') ?? null;
}

/** The tariffs of a provider, by the day from which they apply. */
export async function listTariffs(tx: Tx, tenantId: string): Promise<TariffVersion[]> {
  const rows = await tx
    .selectFrom('tariffs')
    .where('tenant_id', '=', tenantId)
    .select(['code', 'effective_from as effectiveFrom', 'loaded_at as loadedAt'])
    .orderBy('effective_from')
    .execute();
  return rows as TariffVersion[];
}

/** The fuel adjustments of a provider, by the day from which they apply. */
export async function listFuelAdjustments(
  tx: Tx,
  tenantId: string,
): Promise<(FuelAdjustment & { readonly loadedAt: Date })[]> {
  const rows = await tx
    .selectFrom('fuel_adjustments')
    .where('tenant_id', '=', tenantId)
    .select([
      'service_type_code as serviceTypeCode',
      'effective_from as effectiveFrom',
      'percent_steps as percentSteps',
      'loaded_at as loadedAt',
    ])
    .orderBy('effective_from')
    .orderBy('service_type_code')
    .execute();
  return rows as (FuelAdjustment & { loadedAt: Date })[];
}

const MAX_CACHED = 50;
/** Tariffs by tenant, code and instant of loading; the latest used stand last. A tariff never changes. */
const cache = new Map<string, Tariff>();

/** The content of a tariff. */
export async function readTariff(
  tx: Tx,
  tenantId: string,
  { code, loadedAt }: TariffVersion,
): Promise<Tariff> {
  const key = `${tenantId}\n${code}\n${loadedAt.toISOString()}`;
  const cached = cache.get(key);
  const tariff = cached ?? (await selectContent(tx, tenantId, code));
  cache.delete(key);
  cache.set(key, tariff);
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_CACHED) break;
    cache.delete(oldest);
  }
  return tariff;
}

async function selectContent(tx: Tx, tenantId: string, code: string): Promise<Tariff> {
  const row = await tx
    .selectFrom('tariffs')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .select('content')
    .executeTakeFirstOrThrow();
  return row.content as Tariff;
}

/** Adds a tariff; false if its code or its day is taken. */
export async function insertTariff(tx: Tx, tenantId: string, tariff: Tariff, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('tariffs')
    .values({
      tenant_id: tenantId,
      code: tariff.code,
      effective_from: tariff.effectiveFrom,
      loaded_at: now,
      content: storedJson(tariff),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds fuel adjustments; false if a service type has one from the same day already. */
export async function insertFuelAdjustments(
  tx: Tx,
  tenantId: string,
  adjustments: readonly FuelAdjustment[],
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insertInto('fuel_adjustments')
    .values(
      adjustments.map(({ serviceTypeCode, effectiveFrom, percentSteps }) => ({
        tenant_id: tenantId,
        service_type_code: serviceTypeCode,
        effective_from: effectiveFrom,
        percent_steps: percentSteps,
        loaded_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('effective_from')
    .execute();
  return rows.length === adjustments.length;
}
