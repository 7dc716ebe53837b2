import type { Updateable } from 'kysely';
import { expect } from 'vitest';

import type { Schema } from '../../database/schema.js';
import { filesPath, test as base } from '../../testing/file-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { createExtras, extraIds } from '../../testing/extras.js';
import { testNow } from '../../testing/now.js';
import { readText } from '../../testing/read-pdf.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { runSql } from '../../testing/run-sql.js';

const box = { count: 1, packagingType: 'CARTON', volume: 0.12, weight: 4.5, description: 'Handles' };

/** A Ready consignment with one freight item, and calls about its documents. */
const it = base.extend('ready', ({ database, list, load, print, search }) => (reference: string) => {
  const path = `/api/v1/consignments/${reference}`;
  return {
    path,
    print: (...documentTypes: string[]) => print(documentTypes, [reference]),
    edit: (change: Updateable<Schema['consignments']>) =>
      database.inTenant(kowhaiScope, (tx) =>
        tx.updateTable('consignments').set(change).where('reference', '=', reference).execute(),
      ),
    /** Whether the consignment, and its row in the list, say that its labels are outdated. */
    isOutdated: async () => {
      const { labelsOutdated } = await load(path);
      const [row] = (await search({ references: [reference] })).results;
      if (row?.labelsOutdated !== labelsOutdated) throw new Error('The list and the consignment differ');
      return labelsOutdated;
    },
    isNoteOutdated: async () => {
      const { noteOutdated } = await load(path);
      const [row] = (await search({ references: [reference] })).results;
      if ((row?.noteOutdated ?? false) !== noteOutdated)
        throw new Error('The list and the consignment differ');
      return noteOutdated;
    },
    listed: async () => (await list(reference)).map(({ fileType }) => fileType.code),
  };
});

it.beforeAll(async ({ database }) => {
  for (const number of [1, 2, 3, 4])
    await storeConsignment(database, { reference: `TAS610000${number}`, status: 'FINAL' });
  await storeConsignment(database, { reference: 'TAS6100006', site: 'WLG1', status: 'FINAL' });
});

it('[DOCS-16] labels are outdated from a new item until they are printed', async ({ ready, api }) => {
  const { path, print, isOutdated, listed } = ready('TAS6100001');
  expect(await isOutdated()).toBe(false);
  await print('FRTLABEL', 'CONNOTE');
  expect([await isOutdated(), (await listed()).sort()]).toEqual([false, ['CONNOTE', 'FRTLABEL']]);
  const added = await api.post(`${path}/line-items`, box);
  expect(added.status).toBe(201);
  expect([await isOutdated(), await listed()]).toEqual([true, []]);
  await print('CONNOTE');
  expect([await isOutdated(), await listed()]).toEqual([true, ['CONNOTE']]);
  await print('FRTLABEL');
  expect(await isOutdated()).toBe(false);
  const { id } = added.body as { id: string };
  await api.put(`${path}/line-items/${id}`, { ...box, count: 2 });
  expect(await isOutdated()).toBe(true);
  await api.put(`${path}/line-items/${id}`, box);
  expect(await isOutdated()).toBe(false);
  expect((await api.delete(`${path}/line-items/${id}`)).status).toBe(204);
  expect(await isOutdated()).toBe(true);
});

it('[DOCS-16] a label is outdated by what it prints, and a note by what it prints', async ({ ready }) => {
  const { print, edit, isOutdated, listed } = ready('TAS6100002');
  await print('FRTLABEL', 'CONNOTE');
  await edit({ sales_reference: 'SO-77' });
  expect([await isOutdated(), await listed()]).toEqual([false, ['FRTLABEL']]);
  await edit({ receiver_reference: 'PO-12' });
  expect([await isOutdated(), await listed()]).toEqual([true, []]);
});

it('[DOCS-16] labels are current once printed with others, and are not called outdated after the pickup', async ({
  ready,
  print: printAll,
  database,
}) => {
  const { print, edit, isOutdated } = ready('TAS6100003');
  await print('FRTLABEL');
  await edit({ sender_reference: 'PO-13' });
  expect(await isOutdated()).toBe(true);
  const references = ['TAS6100003', 'TAS6100004'];
  await printAll(['FRTLABEL'], references);
  expect(await isOutdated()).toBe(false);
  await edit({ sender_reference: 'PO-14' });
  for (const [status, expected] of [
    ['STAGED', true],
    ['PICKUP', false],
    ['CANCELLED', false],
  ] as const) {
    await runSql(database)`update consignments set status_code = ${status} where reference = 'TAS6100003'`;
    expect(await isOutdated()).toBe(expected);
  }
});

it('[DOCS-43] a note is outdated by what it prints, until it is printed again and before the pickup', async ({
  ready,
  print: printAll,
  database,
}) => {
  const reference = 'TAS6100010';
  await storeConsignment(database, { reference, status: 'FINAL' });
  const { print, edit, isOutdated, isNoteOutdated } = ready(reference);
  await print('FRTLABEL');
  await edit({ notes: 'Ring at gate 3' });
  expect(await isNoteOutdated()).toBe(false);
  await print('CONNOTE');
  await edit({ notes: 'Ring at gate 4' });
  expect([await isOutdated(), await isNoteOutdated()]).toEqual([false, true]);
  await print('FRTLABEL');
  expect(await isNoteOutdated()).toBe(true);
  await printAll(['CONNOTE', 'FRTLABEL'], [reference, 'TAS6100004']);
  expect(await isNoteOutdated()).toBe(false);
  await edit({ sender_reference: 'PO-15' });
  expect([await isOutdated(), await isNoteOutdated()]).toEqual([true, true]);
  await print('CONNOTE');
  expect([await isOutdated(), await isNoteOutdated()]).toEqual([true, false]);
  await edit({ sender_reference: 'PO-16', status_code: 'PICKUP' });
  expect(await isNoteOutdated()).toBe(false);
});

it('[DOCS-24] labels are outdated by the weight of a piece, not by its size', async ({ ready, api }) => {
  const { path, print, isOutdated } = ready('TAS6100004');
  const { id } = (await api.post(`${path}/line-items`, box)).body as { id: string };
  await print('FRTLABEL');
  await api.put(`${path}/line-items/${id}`, { ...box, length: 0.4, width: 0.3, height: 0.2 });
  expect(await isOutdated()).toBe(false);
  await api.put(`${path}/line-items/${id}`, { ...box, weight: 5 });
  expect(await isOutdated()).toBe(true);
});

it('[DOCS-26] a confirmed date outdates what prints another day, and the delivery nothing', async ({
  database,
  ready,
}) => {
  const requested = new Date('2026-03-11T11:00:00Z');
  const reference = 'TAS6100008';
  await storeConsignment(database, { reference, status: 'STAGED', requestedDeliveryAt: requested });
  const { print, edit, isOutdated, listed } = ready(reference);
  await print('FRTLABEL', 'CONNOTE');
  // A slot at 3 pm on the requested day: the label prints only the day; the note also says that it is confirmed.
  await edit({ confirmed_delivery_at: new Date('2026-03-12T02:00:00Z') });
  expect([await isOutdated(), await listed()]).toEqual([false, ['FRTLABEL']]);
  await edit({ confirmed_delivery_at: new Date('2026-03-13T02:00:00Z') });
  expect(await isOutdated()).toBe(true);
  await print('FRTLABEL', 'CONNOTE');
  await runSql(database)`
    update consignments set status_code = 'DELIVERED', confirmed_delivery_at = ${new Date('2026-03-16T01:00:00Z')}
      where reference = ${reference}`;
  expect((await listed()).sort()).toEqual(['CONNOTE', 'FRTLABEL']);
});

it('[FILE-13] a document is marked as generated, with its expiry, and cannot be deleted', async ({
  ready,
  api,
  apiAs,
  list,
  upload,
}) => {
  const { print } = ready('TAS6100006');
  await upload('TAS6100006');
  await print('FRTLABEL');
  const files = await list('TAS6100006');
  expect(files).toHaveLength(2);
  const label = files.find(({ fileType }) => fileType.code === 'FRTLABEL');
  const photo = files.find(({ fileType }) => fileType.code === 'PHOTO');
  expect(photo).toMatchObject({ isGenerated: false, expiresAtDateTimeUtc: null });
  const expiresAtDateTimeUtc = new Date(testNow.getTime() + 3_600_000).toISOString();
  expect(label).toMatchObject({ isGenerated: true, expiresAtDateTimeUtc });
  const path = `${filesPath('TAS6100006')}/${label?.id}`;
  const refused = await api.delete(path);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(
    "Documents that Consign made can't be deleted: they disappear after an hour",
  );
  expect((await (await apiAs('dispatch')).delete(path)).status).toBe(404);
  expect(await list('TAS6100006')).toHaveLength(2);
});

it('[DOCS-16] [XTRA-11] a note prints what the driver is told, and is outdated when that changes; a label is not', async ({
  ready,
  api,
  openFile,
  database,
}) => {
  await createExtras(database);
  const reference = 'TAS6100007';
  const id = await storeConsignment(database, { reference, status: 'FINAL' });
  const { print, isOutdated, listed } = ready(reference);
  const say = (deliveryExtraId: string, instructionCode: string) =>
    api.put(`/api/v2/consignments/${id}/delivery-extras/instructions`, [
      { deliveryExtraId, instructionCode },
    ]);
  expect(await say(extraIds.lift, 'INCLUDED')).toMatchObject({ status: 204 });
  const [note] = (await print('CONNOTE', 'FRTLABEL')).items;
  const text = await readText(await openFile(note?.uri));
  expect(text).toContain('1 Tail lift Included');
  expect(text).toContain('1 Waiting time If the receiver asks');
  expect(text).not.toContain('Packaging taken away');
  expect((await listed()).sort()).toEqual(['CONNOTE', 'FRTLABEL']);
  await say(extraIds.lift, 'INCLUDED');
  expect((await listed()).sort()).toEqual(['CONNOTE', 'FRTLABEL']);
  await say(extraIds.packaging, 'ONREQUEST');
  expect([await isOutdated(), await listed()]).toEqual([false, ['FRTLABEL']]);
});
