import { type Database, openPricer, stampPrices } from '@consign/api';

import { findTenantId } from '../find-tenant-id.js';
import { applyProvider, toScope } from './apply-provider.js';
import { type Random, createRandom } from './random.js';
import { addConsignment, emptyRows } from './consignment-rows.js';
import { stableId } from './ids.js';
import { BATCH_SIZE, createLoader, insertRows, type Loader } from './loader.js';
import { planConsignments } from './plans.js';
import { type DemoTenant, tasman, tenants } from './providers.js';
import { bookDeliveries, takeRunPlaces } from './runs.js';

export interface DemoOptions {
  database: Database;
  issuer: string;
  now: Date;
  /** Consignments of the largest customer; the others get a tenth of that. */
  size: number;
  seed?: number;
  /** More hosts for the first tenant, such as a proxy's. */
  extraHosts?: readonly string[];
  onProgress?: (done: number, total: number) => void;
}

/** From this size, indexes are rebuilt after the load, and no price is stamped. */
const LARGE_SIZE = 20_000;

/** All demo hosts. */
export const demoHosts: readonly string[] = tenants.flatMap(({ hosts }) => hosts);

/** Whether the demo data has been seeded. */
export async function isSeeded(database: Database): Promise<boolean> {
  return (await findTenantId(database, tasman.hosts[0] ?? '')) !== undefined;
}

/** Fills an empty, migrated database. The same seed, time and size give the same data. */
export async function seedDemo(options: DemoOptions): Promise<void> {
  const { database, issuer, seed = 1, extraHosts = [] } = options;
  for (const tenant of tenants) {
    const hosts = tenant === tasman ? extraHosts : [];
    await applyProvider(database, tenant, { now: options.now, issuer, extraHosts: hosts });
    await takeRunPlaces(database, tenant, options.now);
  }
  const loader = await createLoader(database, options.size >= LARGE_SIZE);
  for (const tenant of tenants) await seedConsignments(options, loader, tenant, createRandom(seed));
  await loader.finish();
  for (const tenant of tenants) {
    for (const organisation of tenant.organisations) {
      await bookDeliveries(database, tenant, organisation, options.now);
    }
  }
  // Of more than these, each price is made again when somebody opens its consignment.
  if (options.size < LARGE_SIZE) await stampAllPrices(database);
}

async function stampAllPrices(database: Database): Promise<void> {
  for (const tenant of tenants) {
    for (const organisation of tenant.organisations) {
      const owner = {
        tenantId: stableId(tenant.code),
        organisationId: stableId(tenant.code, organisation.key),
      };
      await database.asSchemaOwner(owner, (tx) => stampPrices(tx, owner));
    }
  }
}

async function seedConsignments(
  options: DemoOptions,
  loader: Loader,
  tenant: DemoTenant,
  random: Random,
): Promise<void> {
  const { database, now, size, onProgress } = options;
  const plans = tenant.organisations
    .flatMap((organisation) =>
      planConsignments(organisation, Math.round(size * organisation.share), now, random),
    )
    .sort((a, b) => a.createdAt - b.createdAt);
  const price = await database.asSchemaOwner(toScope(tenant, null), (tx) =>
    openPricer(tx, stableId(tenant.code)),
  );
  for (const organisation of tenant.organisations) {
    const ownPlans = plans.flatMap((plan, index) =>
      plan.organisation === organisation ? [{ ...plan, number: index + 1 }] : [],
    );
    for (let from = 0; from < ownPlans.length; from += BATCH_SIZE) {
      const rows = emptyRows();
      for (const plan of ownPlans.slice(from, from + BATCH_SIZE)) {
        addConsignment(rows, { ...plan, tenant, price, now: now.getTime() }, random);
      }
      await loader.add(tenant, organisation, rows);
      onProgress?.(Math.min(from + BATCH_SIZE, ownPlans.length), ownPlans.length);
    }
  }
  await database.asSchemaOwner(toScope(tenant, null), (tx) =>
    insertRows(tx, 'reference_counters', [
      { tenant_id: stableId(tenant.code), series: 'consignment', last_value: plans.length },
    ]),
  );
}
