import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';

import { permissions } from '@consign/domain/permissions';

import { type CallOptions, call } from '../../testing/call.js';
import { stubHandlers } from '../../testing/contract.js';
import { sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';
import { documents } from './read-documents.js';
import { type ContractOperation, listOperations } from './operations.js';

const operations = Object.entries(documents).flatMap(([service, document]) =>
  listOperations(service, document),
);
const guarded = operations
  .filter(({ permissions: needed }) => needed.length > 0)
  .map((operation): [string, ContractOperation] => [operation.operationId, operation]);

const toText = (lists: ContractOperation['permissions']) => lists.map((list) => list.join(' + ')).join(' | ');

let app: FastifyInstance;
/** The API without an enabled client of the provider. */
let strictApp: FastifyInstance;

/** The status of a call that the guard allows: nothing behind the guard runs. */
const ALLOWED = 204;

beforeAll(async () => {
  const parts = { documents, handlers: stubHandlers(operations) };
  app = await sampleApp(parts);
  strictApp = await sampleApp({ ...parts, findReporter: () => Promise.resolve(false) });
  for (const each of [app, strictApp])
    each.addHook('preParsing', async (_request, reply) => reply.code(ALLOWED).send());
});

/** The operations by the permissions that open them. */
const needs = {
  // Each addition opens an operation to the world.
  '': 'getClientSettings',
  'Access.DISPATCH': `
    getClientFlags listMyAccounts listMySites updateMySites getUserName getUserOrganisation listNotices
    dismissNotice getSession getPreferences savePreferences listUnsavedWork getUnsavedWork saveUnsavedWork
    deleteUnsavedWork listStatuses listServiceTypes listParticipantSites listHireUnits lookupParticipantSites
    findAddresses getSite listPackagingTypes listFileTypes listDeliveryExtras listWorkingDates getAddressRegion
    getServiceDate getProductCatalogMetadata findProducts getDangerousGoods listDangerousGoodsClasses`,
  'Access.DISPATCH + Consignment.LimitedEdit': `
    listSavedViews saveSavedView deleteSavedView getConsignment updateReceiver listConsignmentLinks
    listConsignmentChanges searchConsignments listMatchingConsignments countSearches listFiles
    extractConsignmentActivity listBookingSlots getBookingStatus shareWithReceiver`,
  'Access.DISPATCH + Consignment.LimitedEdit | Access.DISPATCH + Access.DASHBOARD': `
    checkForChanges listConsignmentLineItems exportConsignments`,
  'Access.DISPATCH + Consignment.CREATE': `
    getLastConsignment findReceivers clearAddressBook saveReceiver deleteReceiver listTemplates getTemplate
    saveTemplate deleteTemplate listImportSessions getImportSession saveImportSession deleteImportSession
    findImportedConsignments listImportColumns saveImportColumns createConsignment createFullConsignment`,
  'Access.DISPATCH + Consignment.CREATE + Consignment.RequestQuotation': 'priceImport',
  'Access.DISPATCH + Consignment.MAINTAIN': `
    updateConsignment copyConsignment markConsignmentReady requestConsignmentPickup cancelConsignment
    changeConsignmentStatus createLineItem updateLineItem deleteLineItem uploadFile deleteFile
    updateDeliveryExtraInstructions changeConsignmentStatuses setRequestedPickupDates cancelConsignments
    emailPickupManifest bookDelivery answerException renewReceiversLink`,
  'Access.DISPATCH + Consignment.RequestQuotation': 'quoteConsignment compareQuotes',
  'Access.DISPATCH + Consignment.ViewPricing': `
    getConsignmentPrices listInvoices createInvoice getInvoice deleteInvoice listInvoiceLines saveInvoiceLines
    checkInvoice decideInvoiceLines listNotInvoiced getInvoiceSettings saveInvoiceSettings`,
  'Access.DISPATCH + Consignment.PRINT':
    'createDocuments createPickupManifest listLoadPieces createLoadCheck',
  'Access.DISPATCH + Webhook.MANAGE': `
    listWebhooks createWebhook getWebhook updateWebhook deleteWebhook rotateWebhookSecret testWebhook
    listWebhookDeliveries redeliverWebhook`,
  'Access.DISPATCH + Access.DASHBOARD': `
    getAttention getConsignmentsByStatus getStagedToDelivered getDelivered getDifot getExceptionsByStatus
    searchConsignmentsByStatus searchDifot searchExceptions listDeliverySlots`,
  'Access.DISPATCH + Access.DASHBOARD + Consignment.ViewPricing': 'getRevenue searchRevenue getCosts',
  'Provider.REPORT': 'reportEvents reportProofFile listAnswers',
};

async function callStatus(operation: ContractOperation, options: CallOptions, of = app): Promise<number> {
  const method = operation.method.toUpperCase() as 'GET';
  const url = operation.path.replaceAll(/\{[^}]+\}/gu, 'x');
  return (await call(of, method, url, options)).status;
}

const statusFor = async (operation: ContractOperation, held: readonly string[]) =>
  callStatus(operation, { token: await token({ permissions: held }) });

describe('every operation of the contracts', () => {
  it('[AUTH-11, ROUTE-04, CONS-27, CALL-54, DASH-19, DASH-24, CONS-38, NAV-03, ROUTE-06, IMPT-18, CONS-26, CONS-28, CONS-35, BULK-09, BULK-10, BULK-16, CALL-47, CALL-48, CALL-105, INVC-16, BULK-19, BOOK-04, PROV-22, DASH-17, DASH-14, CALL-65, PROV-01] takes the permissions that are stated above', () => {
    const stated = Object.entries(needs).flatMap(([needed, ids]) =>
      ids
        .trim()
        .split(/\s+/u)
        .map((id) => [id, needed]),
    );
    const found = operations.map((operation) => [operation.operationId, toText(operation.permissions)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(stated));
  });

  it.each(guarded)(
    '[AUTH-05] [AUTH-11] %s is open to a token of this tenant with all of a list of its permissions, and to no other',
    async (_id, operation) => {
      expect(await callStatus(operation, {})).toBe(401);
      expect(await callStatus(operation, { token: 'x' })).toBe(401);
      const foreign = await token({ permissions, orgId: 'org_aurora' });
      expect(await callStatus(operation, { token: foreign })).toBe(401);
      const missingOne = operation.permissions.flatMap((list) =>
        list.map((missing) => list.filter((permission) => permission !== missing)),
      );
      for (const held of [...missingOne, []])
        expect([held, await statusFor(operation, held)]).toEqual([held, 403]);
      for (const list of operation.permissions)
        expect([list, await statusFor(operation, list)]).toEqual([list, ALLOWED]);
    },
  );

  it.each(guarded)(
    '[PROV-01] [PROV-31] %s is not opened by the other operations’ permissions, nor by Provider.REPORT in the token alone',
    async (id, operation) => {
      const isForProvider = ['reportEvents', 'reportProofFile', 'listAnswers'].includes(id);
      expect(await statusFor(operation, ['Provider.REPORT'])).toBe(isForProvider ? ALLOWED : 403);
      expect(await statusFor(operation, [...permissions, 'Provider.REPORT'])).toBe(
        isForProvider ? 403 : ALLOWED,
      );
      const reporting = { token: await token({ permissions: ['Provider.REPORT'] }) };
      expect(await callStatus(operation, reporting, strictApp)).toBe(403);
    },
  );
});
