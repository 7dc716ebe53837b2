import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';

import { permissions } from '@consign/domain/permissions';

import { type CallOptions, call } from '../../testing/call.js';
import { stubHandlers, withOperation } from '../../testing/contract.js';
import { sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';
import { documents } from './documents.js';
import { type ContractOperation, listOperations } from './operations.js';

const operations = Object.entries(documents).flatMap(([service, document]) =>
  listOperations(service, document),
);
const guarded = operations
  .filter(({ permissions: needed }) => needed.length > 0)
  .map((operation): [string, ContractOperation] => [operation.operationId, operation]);

/** Each addition to this list opens an operation to the world. */
const PUBLIC = ['getClientSettings'];

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

const stated: string[] = [];

/** The operations that need these permissions. */
const listNeeding = (lists: string) =>
  guarded
    .filter(([, { permissions: each }]) => toText(each) === lists)
    .map(([id]) => id)
    .toSorted();

/** Names of operations, in order. */
function names(text: string): string[] {
  const all = text.trim().split(/\s+/u).toSorted();
  stated.push(...all);
  return all;
}

async function callStatus(operation: ContractOperation, options: CallOptions, of = app): Promise<number> {
  const method = operation.method.toUpperCase() as 'GET';
  const url = operation.path.replaceAll(/\{[^}]+\}/gu, 'x');
  return (await call(of, method, url, options)).status;
}

const statusFor = async (operation: ContractOperation, held: readonly string[]) =>
  callStatus(operation, { token: await token({ permissions: held }) });

describe('every operation of the contracts', () => {
  it('[AUTH-11] is tested here, except the public ones', () => {
    expect(operations.length).toBeGreaterThan(60);
    const tried = new Set(guarded.map(([operationId]) => operationId));
    expect(operations.map(({ operationId }) => operationId).filter((id) => !tried.has(id))).toEqual(PUBLIC);
  });

  it('[AUTH-11] reading what every screen needs takes Access.DISPATCH', () => {
    expect(listNeeding('Access.DISPATCH')).toEqual(
      names(`
        getClientFlags listMyAccounts listMySites updateMySites getUserName getUserOrganisation
        listNotices dismissNotice getSession getPreferences savePreferences listUnsavedWork
        getUnsavedWork saveUnsavedWork deleteUnsavedWork listStatuses listServiceTypes
        listParticipantSites listHireUnits lookupParticipantSites findAddresses getSite
        listPackagingTypes listFileTypes listDeliveryExtras listWorkingDates getAddressRegion
        getServiceDate getProductCatalogMetadata findProducts getDangerousGoods
        listDangerousGoodsClasses`),
    );
  });

  it('[ROUTE-04] [CONS-27] looking, and changing receivers, takes Access.DISPATCH + Consignment.LimitedEdit', () => {
    expect(listNeeding('Access.DISPATCH + Consignment.LimitedEdit')).toEqual(
      names(`
        listSavedViews saveSavedView deleteSavedView getConsignment updateReceiver
        listConsignmentLinks listConsignmentChanges searchConsignments listMatchingConsignments
        countSearches listFiles extractConsignmentActivity listBookingSlots getBookingStatus
        shareWithReceiver`),
    );
  });

  it('[CALL-54] [DASH-19] [DASH-24] lists of the list and the dashboard take Access.DISPATCH + Consignment.LimitedEdit | Access.DISPATCH + Access.DASHBOARD', () => {
    expect(
      listNeeding('Access.DISPATCH + Consignment.LimitedEdit | Access.DISPATCH + Access.DASHBOARD'),
    ).toEqual(names('checkForChanges listConsignmentLineItems exportConsignments'));
  });

  it('[CONS-38] [NAV-03] [ROUTE-06] creating takes Access.DISPATCH + Consignment.CREATE', () => {
    expect(listNeeding('Access.DISPATCH + Consignment.CREATE')).toEqual(
      names(`
        getLastConsignment findReceivers clearAddressBook saveReceiver deleteReceiver listTemplates
        getTemplate saveTemplate deleteTemplate listImportSessions getImportSession
        saveImportSession deleteImportSession findImportedConsignments listImportColumns
        saveImportColumns createConsignment createFullConsignment`),
    );
  });

  it('[IMPT-18] prices of an import take Access.DISPATCH + Consignment.CREATE + Consignment.RequestQuotation', () => {
    expect(listNeeding('Access.DISPATCH + Consignment.CREATE + Consignment.RequestQuotation')).toEqual(
      names('priceImport'),
    );
  });

  it('[CONS-26] [CONS-28] [CONS-35] [BULK-09] [BULK-10] [BULK-16] [CALL-47] changing takes Access.DISPATCH + Consignment.MAINTAIN', () => {
    expect(listNeeding('Access.DISPATCH + Consignment.MAINTAIN')).toEqual(
      names(`
        updateConsignment copyConsignment markConsignmentReady requestConsignmentPickup
        cancelConsignment changeConsignmentStatus createLineItem updateLineItem deleteLineItem
        uploadFile deleteFile updateDeliveryExtraInstructions changeConsignmentStatuses
        setRequestedPickupDates cancelConsignments emailPickupManifest bookDelivery answerException
        renewReceiversLink`),
    );
  });

  it('[CALL-48] quotes take Access.DISPATCH + Consignment.RequestQuotation', () => {
    expect(listNeeding('Access.DISPATCH + Consignment.RequestQuotation')).toEqual(
      names('quoteConsignment compareQuotes'),
    );
  });

  it('[CALL-105] [INVC-16] prices and invoices take Access.DISPATCH + Consignment.ViewPricing', () => {
    expect(listNeeding('Access.DISPATCH + Consignment.ViewPricing')).toEqual(
      names(`
        getConsignmentPrices listInvoices createInvoice getInvoice deleteInvoice listInvoiceLines
        saveInvoiceLines checkInvoice decideInvoiceLines listNotInvoiced getInvoiceSettings
        saveInvoiceSettings`),
    );
  });

  it('[BULK-19] printing takes Access.DISPATCH + Consignment.PRINT', () => {
    expect(listNeeding('Access.DISPATCH + Consignment.PRINT')).toEqual(
      names('createDocuments createPickupManifest listLoadPieces createLoadCheck'),
    );
  });

  it('[PROV-22] webhooks take Access.DISPATCH + Webhook.MANAGE', () => {
    expect(listNeeding('Access.DISPATCH + Webhook.MANAGE')).toEqual(
      names(`
        listWebhooks createWebhook getWebhook updateWebhook deleteWebhook rotateWebhookSecret
        testWebhook listWebhookDeliveries redeliverWebhook`),
    );
  });

  it('[DASH-17] reports take Access.DISPATCH + Access.DASHBOARD', () => {
    expect(listNeeding('Access.DISPATCH + Access.DASHBOARD')).toEqual(
      names(`
        getAttention getConsignmentsByStatus getStagedToDelivered getDelivered getDifot
        getExceptionsByStatus searchConsignmentsByStatus searchDifot searchExceptions
        listDeliverySlots`),
    );
  });

  it('[DASH-14] [CALL-65] costs take Access.DISPATCH + Access.DASHBOARD + Consignment.ViewPricing', () => {
    expect(listNeeding('Access.DISPATCH + Access.DASHBOARD + Consignment.ViewPricing')).toEqual(
      names('getRevenue searchRevenue getCosts'),
    );
  });

  it('[PROV-01] events, their files and answers take Provider.REPORT', () => {
    expect(listNeeding('Provider.REPORT')).toEqual(names('reportEvents reportProofFile listAnswers'));
  });

  it('[AUTH-11] needs permissions that are stated above', () => {
    expect(stated.toSorted()).toEqual(guarded.map(([id]) => id).toSorted());
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

it('[AUTH-11] a contract with an operation without security is not served', async () => {
  const forgotten = withOperation('/api/v2/forgotten', {
    operationId: 'getForgotten',
    responses: { 204: {} },
  });
  expect(() => listOperations('consignment', forgotten)).toThrow('getForgotten declares no security');
});
