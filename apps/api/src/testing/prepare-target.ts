import type { StatusCode } from '@consign/domain/status';

import type { Database, Scope } from '../database/database.js';
import type { Target } from './operation-call.js';
import { attachToTarget } from './attached-file.js';
import { createRun, setRegions } from './booking-rows.js';
import { saveDeskRows, savePreferenceRow } from './desk-rows.js';
import { createExtras } from './extras.js';
import { createLookups } from './lookups.js';
import { saveWork, linkTarget, addChange, raiseException, saveTargetNotice } from './target-rows.js';
import { testNow } from './now.js';
import { saveImport } from './import-rows.js';
import { prepareReport } from './reported-target.js';
import { createRates } from './rates.js';
import { secret } from './target.js';
import { saveInvoice } from './invoice-rows.js';
import { saveWebhook } from './webhook-rows.js';
import { worldId } from './world-rows.js';

/** Operations that return nothing for a Draft, and the status that they need. */
const statusFor: Readonly<Record<string, StatusCode>> = {
  createDocuments: 'FINAL',
  emailPickupManifest: 'FINAL',
  listBookingSlots: 'FINAL',
  getBookingStatus: 'FINAL',
  bookDelivery: 'FINAL',
  shareWithReceiver: 'FINAL',
  renewReceiversLink: 'FINAL',
};

/** Operations that need the lookup data. */
const lookups: ReadonlySet<string> = new Set([
  'listWorkingDates',
  'getAddressRegion',
  'getServiceDate',
  'getProductCatalogMetadata',
  'findProducts',
]);

/** Operations on extras. */
const extras: ReadonlySet<string> = new Set(['listDeliveryExtras', 'updateDeliveryExtraInstructions']);

/** Operations that price something. */
const priced: ReadonlySet<string> = new Set([
  'quoteConsignment',
  'compareQuotes',
  'getConsignmentPrices',
  'priceImport',
]);

/** Operations on bookings. */
const booking: ReadonlySet<string> = new Set([
  'listDeliverySlots',
  'listBookingSlots',
  'getBookingStatus',
  'bookDelivery',
]);

/** Operations on unsaved work. */
const ownWork: ReadonlySet<string> = new Set([
  'listUnsavedWork',
  'getUnsavedWork',
  'saveUnsavedWork',
  'deleteUnsavedWork',
]);

/** Operations on imports to continue, on imported rows, and on headings. */
const imports: ReadonlySet<string> = new Set([
  'listImportSessions',
  'getImportSession',
  'saveImportSession',
  'deleteImportSession',
  'findImportedConsignments',
  'listImportColumns',
  'saveImportColumns',
]);

/** Operations on what the desk remembers. */
const desk: ReadonlySet<string> = new Set([
  'getLastConsignment',
  'findReceivers',
  'saveReceiver',
  'deleteReceiver',
  'clearAddressBook',
  'listTemplates',
  'getTemplate',
  'saveTemplate',
  'deleteTemplate',
]);

const withNotice: ReadonlySet<string> = new Set(['listNotices', 'dismissNotice']);

const withFile: ReadonlySet<string> = new Set(['listFiles', 'deleteFile', 'createDocuments']);

/** Puts the target into a state in which the operation works. */
export async function prepareTarget(
  database: Database,
  scope: Scope,
  target: Target,
  operationId: string,
): Promise<void> {
  if (lookups.has(operationId)) await createLookups(database);
  if (extras.has(operationId)) await createExtras(database);
  if (priced.has(operationId)) await createRates(database);
  if (booking.has(operationId)) {
    await createRun(database);
    await setRegions(database, scope, target.reference);
  }
  if (operationId === 'findAddresses') await setTypedReceiver(database, scope, target);
  if (ownWork.has(operationId)) await saveWorkForBoth(database, scope, target);
  if (imports.has(operationId)) {
    await saveImport(database, scope, { ...target, userId: worldId(1302) }, 'A colleague', 'Ship from');
    await saveImport(database, scope, target, secret, 'Ship from');
  }
  if (operationId.includes('Invoice')) {
    await saveInvoice(database, scope, target, secret, operationId !== 'saveInvoiceLines');
  }
  if (operationId.includes('Webhook')) await saveWebhook(database, scope, target, secret);
  if (desk.has(operationId)) await saveDeskRows(database, scope, target, secret);
  if (withNotice.has(operationId)) {
    await saveTargetNotice(database, scope, target.userId, testNow.toISOString());
  }
  if (operationId.endsWith('Preferences')) await savePreferenceRow(database, scope, target.userId);
  if (withFile.has(operationId)) await attachToTarget(database, scope, target, secret);
  if (operationId === 'answerException') await raiseException(database, scope, target, secret);
  if (operationId === 'listConsignmentLinks') await linkTarget(database, scope, target);
  if (operationId === 'listConsignmentChanges') await addChange(database, scope, target, secret);
  await prepareReport(database, scope, target, operationId);
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

/** Gives the target a typed address, which only users of its site may find. */
async function setTypedReceiver(database: Database, scope: Scope, target: Target): Promise<void> {
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

/** Saves unsaved work for the target's user and for a colleague. */
async function saveWorkForBoth(database: Database, scope: Scope, { userId }: Target): Promise<void> {
  await saveWork(database, scope, userId, secret);
  await saveWork(database, scope, worldId(1302), 'A colleague');
}
