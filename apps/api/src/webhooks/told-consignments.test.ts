import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { addBookable, createRun } from '../testing/booking-rows.js';
import { bookingPath } from '../testing/booking-test.js';
import { monday, thursday } from '../testing/booking-rows.js';
import type { Api } from '../testing/call.js';
import { goodItem } from '../testing/fixtures.js';
import { providerTest as test } from '../testing/provider-test.js';
import { pdfFile } from '../testing/sample-files.js';
import {
  createHook,
  findMessageFaults,
  goodWebhook,
  listDeliveries,
  webhooksUrl,
} from '../testing/webhook-test.js';

type Schemas = components['schemas'];

const eventTypes: Schemas['EventType'][] = [
  'consignment.created',
  'consignment.edited',
  'consignment.priced',
  'consignment.proof_available',
  'booking.made',
  'booking.moved',
  'booking.ended',
];

const it = test
  /** What a webhook was told, oldest first, with the faults of each message by its schema of the contract. */
  .extend('told', ({ api }) =>
  async (id: string, who: Api = api) => {
    const deliveries = (await listDeliveries(who, id)).toReversed();
    return deliveries.map(({ message }) => ({
      type: message.type,
      data: message.data,
      faults: findMessageFaults(message),
    }));
  });

/** Of a message that fits its schema. */
const faults = null;
const price = { freight: 600, extras: 0, surcharges: 0, faf: 37.51 };

it('[CALL-292] [CALL-271] tells of a created and an edited consignment, once for each call, with references and delivery date', async ({
  api,
  createDraft,
  saveLatest,
  told,
}) => {
  const { id } = await createHook(api, { eventTypes });
  const path = await createDraft({
    salesReference: 'SO-1',
    receiverReference: 'PO-7',
    requestedDeliveryDate: '2026-03-23T11:00:00Z',
    lineItems: [goodItem],
  });
  const reference = path.split('/').at(-1);
  const data = {
    reference,
    statusCode: 'DRAFT',
    title: null,
    consignment: {
      senderReference: null,
      receiverReference: 'PO-7',
      salesReference: 'SO-1',
      deliveryDate: '2026-03-24',
      confirmedPrice: null,
    },
  };
  expect(await told(id)).toMatchObject([{ type: 'consignment.created', data, faults }]);
  await saveLatest(path, { notes: 'Ring the bell' });
  const edited = { faults, type: 'consignment.edited', data: { consignment: { salesReference: null } } };
  expect((await told(id)).slice(1)).toMatchObject([edited]);
  await saveLatest(path, { notes: 'Ring the bell' });
  expect(await told(id)).toHaveLength(2);
  await api.post(`${path}/line-items`, goodItem);
  expect((await told(id)).slice(2)).toMatchObject([{ type: 'consignment.edited' }]);
});

const slot = (startDateTimeUtc: string) => ({
  booking: { runName: 'Hutt Valley morning', startDateTimeUtc },
});

it('[CALL-292] tells of a booking that is made, moved and ended', async ({ api, database, told }) => {
  await createRun(database);
  const reference = await addBookable(database);
  const { id } = await createHook(api, { eventTypes });
  await api.post(bookingPath(reference), thursday);
  await api.post(bookingPath(reference), monday);
  await api.post(`/api/v2/consignments/${reference}/cancelled`, {
    reason: 'Mistake',
    dateTimeUtc: '2026-03-17T00:00:00Z',
  });
  expect(await told(id)).toMatchObject([
    { faults, type: 'booking.made', data: slot(thursday.scheduleStartDateTimeUtc) },
    { faults, type: 'booking.moved', data: slot(monday.scheduleStartDateTimeUtc) },
    { faults, type: 'booking.ended', data: slot(monday.scheduleStartDateTimeUtc) },
  ]);
});

it('[CALL-292] tells of the signatory and the files', async ({ api, sendFile, store, reportOne, told }) => {
  const { reference } = await store();
  const other = await store();
  const { id } = await createHook(api, { eventTypes });
  await reportOne(reference, 'Delivered', { eventId: 'told of', proof: { note: 'At the gate' } });
  expect(await told(id)).toEqual([]);
  await reportOne(other.reference, 'Delivered', { proof: { signatory: 'Mere Tahu' } });
  await sendFile(reference, { eventId: 'told of', kind: 'Document', name: 'Proof.pdf' }, await pdfFile(1));
  const type = 'consignment.proof_available';
  const messages = await told(id);
  expect(messages).toMatchObject([
    { type, faults, data: { reference: other.reference, proof: { fileName: null } } },
    { type, faults, data: { reference, proof: { fileName: 'Proof.pdf' } } },
  ]);
  expect(JSON.stringify(messages)).not.toContain('Mere Tahu');
});

it('[CALL-293] a confirmed price is told where the user who saved the webhook last may see it, and shown to nobody else', async ({
  api,
  apiAs,
  store,
  reportOne,
  told,
}) => {
  const { reference } = await store();
  const blind = await apiAs('manager', ['Access.DISPATCH', 'Webhook.MANAGE']);
  const open = await createHook(api, { eventTypes });
  const closed = await createHook(blind, { eventTypes });
  await reportOne(reference, 'PriceConfirmed', { price });
  const priced = (confirmedPrice: number | null) => [
    { faults, type: 'consignment.priced', data: { reference, consignment: { confirmedPrice } } },
  ];
  expect(await told(open.id)).toMatchObject(priced(637.51));
  expect(await told(closed.id)).toMatchObject(priced(null));
  expect(await told(open.id, blind)).toMatchObject(priced(null));
  const url = `${webhooksUrl}/${open.id}`;
  expect((await api.get(url)).body).toMatchObject({ hasPrices: true });
  await blind.put(url, { ...goodWebhook, eventTypes });
  expect((await api.get(url)).body).toMatchObject({ hasPrices: false });
});
