import type { Database, Scope } from '../store/database.js';
import type { Target } from './attempt.js';
import { createLookups } from './lookups.js';
import { secret } from './target.js';

/** Operations that have nothing for the owner of a draft, and the status in which they do. */
const statusFor: Readonly<Record<string, string>> = {
  createDocuments: 'FINAL',
  emailPickupManifest: 'FINAL',
};

/** Operations that look up what the world does not have. */
const lookups: ReadonlySet<string> = new Set([
  'listWorkingDates',
  'getServiceDate',
  'getProductCatalogMetadata',
  'findProducts',
]);

/** Brings the target to where an operation works on it. */
export async function prepareTarget(
  database: Database,
  scope: Scope,
  target: Target,
  operationId: string,
): Promise<void> {
  if (lookups.has(operationId)) await createLookups(database);
  if (operationId === 'findAddresses') await typeReceiver(database, scope, target);
  const status = statusFor[operationId];
  if (status === undefined) return;
  await database.inTenant(scope, (tx) =>
    tx
      .updateTable('consignments')
      .set({ status_code: status })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', target.consignmentId)
      .execute(),
  );
}

/** An address that was typed once, and that only who works for the consignment's site may find. */
async function typeReceiver(database: Database, scope: Scope, target: Target): Promise<void> {
  const address = {
    id: target.itemId,
    streetNumber: '1',
    street: `${secret} Road`,
    suburb: 'Regent',
    state: null,
    city: 'Whangārei',
    country: 'New Zealand',
    postcode: '0112',
    latitude: null,
    longitude: null,
    region: null,
  };
  const receiver = { id: target.itemId, siteId: null, fullName: secret, phone: null, email: null, address };
  await database.inTenant(scope, (tx) =>
    tx
      .updateTable('consignments')
      .set({ receiver: JSON.stringify(receiver) })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', target.consignmentId)
      .execute(),
  );
}
