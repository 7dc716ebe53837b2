import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import { attachToTarget } from './attached-file.js';
import { createRun, setRegions } from './booking-rows.js';
import { createExtras } from './extras.js';
import { foreignScopes, foreignSecret } from './foreign-copies.js';
import { createLookups } from './lookups.js';
import { testNow } from './now.js';
import type { Target } from './operation-call.js';
import { createRates } from './rates.js';
import { runSql } from './run-sql.js';
import {
  addChange,
  addressIn,
  linkTarget,
  raiseException,
  saveDeskRows,
  saveImport,
  saveInvoice,
  savePreferenceRow,
  saveTargetNotice,
  saveTargetView,
  saveWebhook,
  saveWork,
} from './target-rows.js';
import { secret } from './target.js';
import { worldId } from './world-rows.js';

type Prepare = (database: Database, scope: Scope, target: Target, operationId: string) => Promise<unknown>;

const colleague = worldId(1302);

/** What operations need, by their names. */
const preparations: readonly (readonly [operations: RegExp, prepare: Prepare])[] = [
  [
    /^(?:listWorkingDates|getAddressRegion|getServiceDate|getProductCatalogMetadata|findProducts)$/u,
    createLookups,
  ],
  [/^(?:listDeliveryExtras|updateDeliveryExtraInstructions)$/u, createExtras],
  [/^(?:quoteConsignment|compareQuotes|getConsignmentPrices|priceImport)$/u, createRates],
  [
    /^(?:listDeliverySlots|listBookingSlots|getBookingStatus|bookDelivery)$/u,
    async (database, scope, { reference }) => {
      await createRun(database);
      await setRegions(database, scope, reference);
    },
  ],
  [/^findAddresses$/u, setTypedReceiver],
  [
    /UnsavedWork$/u,
    async (database, scope, { userId }) => {
      await saveWork(database, scope, userId, secret);
      await saveWork(database, scope, colleague, 'A colleague');
    },
  ],
  [
    /ImportSessions?$|^findImportedConsignments$|ImportColumns$/u,
    async (database, scope, target) => {
      await saveImport(database, scope, { ...target, userId: colleague }, 'A colleague', 'Ship from');
      await saveImport(database, scope, target, secret, 'Ship from');
    },
  ],
  [
    /Invoice/u,
    (database, scope, target, operationId) =>
      saveInvoice(database, scope, target, secret, operationId !== 'saveInvoiceLines'),
  ],
  [/Webhook/u, (database, scope, target) => saveWebhook(database, scope, target, secret)],
  [
    /^getLastConsignment$|^(?:find|save|delete)Receivers?$|^clearAddressBook$|Templates?$/u,
    (database, scope, target) => saveDeskRows(database, scope, target, secret),
  ],
  [
    /Notices?$/u,
    (database, scope, { userId }) => saveTargetNotice(database, scope, userId, testNow.toISOString()),
  ],
  [/SavedViews?$/u, (database, scope, target) => saveTargetView(database, scope, target, secret)],
  [/Preferences$/u, (database, scope, { userId }) => savePreferenceRow(database, scope, userId)],
  [
    /^(?:listFiles|deleteFile|createDocuments)$/u,
    (database, scope, target) => attachToTarget(database, scope, target, secret),
  ],
  [/^answerException$/u, (database, scope, target) => raiseException(database, scope, target, secret)],
  [/^listConsignmentLinks$/u, linkTarget],
  [/^listConsignmentChanges$/u, (database, scope, target) => addChange(database, scope, target, secret)],
];

/** The status in which operations return something of the target, where it is not Draft. */
const statuses: Readonly<Record<string, StatusCode>> = {
  createDocuments: 'FINAL',
  emailPickupManifest: 'FINAL',
  listBookingSlots: 'FINAL',
  getBookingStatus: 'FINAL',
  bookDelivery: 'FINAL',
  shareWithReceiver: 'FINAL',
  renewReceiversLink: 'FINAL',
};

/** Operations that report on the target, and the status that they need. */
const reported: Readonly<Record<string, StatusCode>> = {
  getAttention: 'TRANSIT',
  getConsignmentsByStatus: 'DRAFT',
  searchConsignmentsByStatus: 'DRAFT',
  getStagedToDelivered: 'DELIVERED',
  getDelivered: 'DELIVERED',
  getDifot: 'DELIVERED',
  searchDifot: 'DELIVERED',
  getRevenue: 'DELIVERED',
  searchRevenue: 'DELIVERED',
  getCosts: 'DELIVERED',
  getExceptionsByStatus: 'DRAFT',
  searchExceptions: 'DRAFT',
};

/** Puts the target into a state in which the operation works. */
export async function prepareTarget(
  database: Database,
  scope: Scope,
  target: Target,
  operationId: string,
): Promise<void> {
  for (const [operations, prepare] of preparations) {
    if (operations.test(operationId)) await prepare(database, scope, target, operationId);
  }
  const status = statuses[operationId];
  if (status !== undefined) {
    await runSql(database, scope)`update consignments set status_code = ${status}
      where tenant_id = ${scope.tenantId} and id = ${target.consignmentId}`;
  }
  const asReported = reported[operationId];
  if (asReported === undefined) return;
  for (const owner of [scope, ...foreignScopes]) {
    await report(database, owner, target, {
      status: asReported,
      title: owner === scope ? secret : foreignSecret,
    });
  }
}

/** Gives the target, or its copy of another customer, what a report counts. */
async function report(
  database: Database,
  scope: Scope,
  { consignmentId }: Target,
  { status, title }: { readonly status: StatusCode; readonly title: string },
): Promise<void> {
  const run = runSql(database, scope);
  const its = sql`tenant_id = ${scope.tenantId} and organisation_id = ${scope.organisationId} and id = ${consignmentId}`;
  await run`update consignments set status_code = ${status}, status_at = ${testNow},
      staged_at = ${testNow}::timestamptz - interval '1 day',
      requested_delivery_at = ${testNow}::timestamptz - interval '3 days'
    where ${its}`;
  await run`
    insert into delivery_events (tenant_id, organisation_id, consignment_id, id, status_position, event_type,
        standard_event_code, title, created_at)
      select tenant_id, organisation_id, id, ${worldId(7601)}, 1, 'EXCP', 'CLOSED', ${title}, ${testNow}
      from consignments where ${its} on conflict do nothing`;
  await run`
    insert into consignment_prices (tenant_id, organisation_id, consignment_id, kind, priced_at, amount_cents,
        input_version)
      select tenant_id, organisation_id, id, 'CONFIRMED', ${testNow}, 12345, ''
      from consignments where ${its} on conflict do nothing`;
}

/** Gives the target a typed address, which only users of its site may find. */
function setTypedReceiver(database: Database, scope: Scope, { itemId, consignmentId }: Target) {
  const receiver = {
    id: itemId,
    siteId: null,
    fullName: secret,
    phone: null,
    email: null,
    address: addressIn(itemId, secret),
  };
  return runSql(database, scope)`update consignments set receiver = ${JSON.stringify(receiver)}
    where tenant_id = ${scope.tenantId} and id = ${consignmentId}`;
}
