import type { Database } from '../database/database.js';
import type { TenantSource } from './read-tenant-file.js';
import { Application, type ApplyOptions } from './tenant-application.js';
import type { TenantPlan } from './tenant-plan.js';

/**
 * Compares a tenant file with the database and, if `isApplied`, stores what differs: all of it in one transaction, behind
 * the lock of the migrations (PLAT-82). A plan does the same and is undone, so that it finds what applying would find.
 */
export async function applyTenant(
  database: Pick<Database, 'asSchemaOwner'>,
  source: TenantSource,
  options: ApplyOptions,
): Promise<TenantPlan> {
  try {
    return await database.asSchemaOwner(null, async (tx) => {
      const plan = await new Application(tx, source, options).run();
      if (!options.isApplied) throw new Rollback(plan);
      return plan;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.plan;
    throw error;
  }
}

/** Ends the transaction, so that nothing of it is stored. */
class Rollback extends Error {
  constructor(readonly plan: TenantPlan) {
    super('The transaction is rolled back on purpose');
  }
}
