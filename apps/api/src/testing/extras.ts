import type { Database } from '../database/database.js';
import { aurora, tasman } from './world.js';
import { type WorldTenant, worldId } from './world-rows.js';
import { runSql } from './run-sql.js';

const row = (number: number, code: string, name: string) => ({
  tenant_id: tasman.id,
  id: worldId(number),
  service_type_code: 'GENERAL',
  code,
  name,
});

const lift = { ...row(931, 'TAILLIFT', 'Tail lift'), is_per_consignment: true };
const wait = { ...row(932, 'WAIT', 'Waiting time'), default_instruction: 'ONREQUEST' as const };
const packaging = { ...row(933, 'PACKAGING', 'Packaging taken away'), description: 'Per pallet' };
const withdrawn = { ...row(934, 'OLD', 'An old extra'), is_active: false };
const overnight = { ...row(935, 'INSIDE', 'Inside delivery'), service_type_code: 'OVERNIGHT' };
const foreign = { ...row(936, 'FOREIGN', 'Foreign extra'), tenant_id: aurora.id };

/** The ids of TASMAN's extras that `createExtras` adds, and of one of AURORA's. */
export const extraIds = {
  lift: lift.id,
  wait: wait.id,
  packaging: packaging.id,
  withdrawn: withdrawn.id,
  overnight: overnight.id,
  foreign: foreign.id,
};

/** Switches the flag DeliveryExtras of a provider. */
export function setExtrasFlag(
  database: Database,
  { id: tenantId }: WorldTenant,
  isOn: boolean,
): Promise<unknown> {
  return runSql(database, { tenantId, organisationId: null })`
    update feature_flags set value = ${JSON.stringify(isOn)}
      where tenant_id = ${tenantId} and flag_name = 'DeliveryExtras'`;
}

/**
 * Adds extras of GENERAL: a switch, one on request by default, one excluded by default, and a withdrawn one; one of
 * OVERNIGHT, and one of another provider, which uses extras
 * from then on. Safe to repeat.
 */
export async function createExtras(database: Database): Promise<void> {
  for (const extra of [lift, wait, packaging, withdrawn, overnight, foreign]) {
    const scope = { tenantId: extra.tenant_id, organisationId: null };
    await database.asSchemaOwner(scope, (tx) =>
      tx
        .insertInto('delivery_extras')
        .values(extra)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
  await setExtrasFlag(database, aurora, true);
}
