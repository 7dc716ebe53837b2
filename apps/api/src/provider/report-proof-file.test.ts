import { describe, expect } from 'vitest';

import { pixelForm, proofForm } from '../testing/attached-file.js';
import { type AttachedFile, filesPath } from '../testing/file-test.js';
import { testNow } from '../testing/now.js';
import { providerTest as test, reportFile } from '../testing/provider-test.js';
import { pdfFile, picture } from '../testing/sample-files.js';

const delivered = { eventId: 'handed over', occurredAtDateTimeUtc: '2026-03-16T02:00:00Z' };

const it = test
  .extend('send', ({ app }) =>
    (reference: string, form?: FormData) =>
      reportFile(app, reference, form))
  .extend('list', ({ api }) => async (reference: string) => {
    return (await api.get(filesPath(reference))).body as (AttachedFile & { proofKind: string | null })[];
  });

describe('a file of a delivery', () => {
  it('[CALL-274] [PODX-08] is listed by its kind, before its event and after it, and opens', async ({
    app,
    store,
    send,
    list,
    openFile,
    readTrail,
    reportOne,
  }) => {
    const { reference } = await store();
    const early = await send(reference, proofForm({ name: 'At the "door".jpg' }, await picture('png')));
    expect(early).toMatchObject({
      status: 200,
      body: { eventId: 'handed over', reference, outcome: 'Applied', message: null, problemId: null },
    });
    await reportOne(reference, 'Delivered', delivered);
    await send(
      reference,
      proofForm({ kind: 'Signature', name: 'Mere.png' }, await picture('png', { width: 9 })),
    );
    await send(reference.toLowerCase(), proofForm({ kind: 'Document', name: 'Proof' }, await pdfFile(1)));
    await app.runDueJobs(testNow);
    const files = (await list(reference)).toSorted((one, other) => one.name.localeCompare(other.name));
    expect(files).toMatchObject(
      [
        ['At the "door".jpg.png', 'Photograph', 'PHOTO'],
        ['Mere.png', 'Signature', 'PODDOC'],
        ['Proof.pdf', 'Document', 'PODDOC'],
      ].map(([name, proofKind, code]) => ({
        name,
        proofKind,
        fileType: { code },
        notes: null,
        isGenerated: false,
        isThumbnailPending: false,
        thumbnailUri: expect.stringContaining('/thumbnail/'),
      })),
    );
    expect((await openFile(files[0]?.uri)).equals(await picture('png'))).toBe(true);
    expect(await readTrail(reference)).toContainEqual(
      expect.objectContaining({ action: 'FileAdded', subject: 'Mere.png', changedBy: 'Freight provider' }),
    );
  });

  it('[PODX-09] is kept once, whatever else is said when it is sent again', async ({ store, send, list }) => {
    const { reference } = await store();
    const outcomes = [];
    for (const form of [
      proofForm(),
      proofForm(),
      proofForm({ kind: 'Signature', name: 'Other.png' }),
      proofForm({ eventId: 'another' }),
    ])
      outcomes.push((await send(reference, form)).body.outcome);
    expect(outcomes).toEqual(['Applied', 'Repeated', 'Repeated', 'Applied']);
    const both = await Promise.all(
      [1, 2].map(() => send(reference, proofForm({ eventId: 'at the same time' }))),
    );
    expect(both.map(({ body }) => body.outcome).toSorted()).toEqual(['Applied', 'Repeated']);
    expect(await list(reference)).toHaveLength(3);
  });

  it('[PODX-09] is refused by content, event or status', async ({ store, send, list, reportOne }) => {
    const { reference } = await store();
    await reportOne(reference, 'Note', { eventId: 'a note', title: 'Seen at the depot' });
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(await picture('png'));
    for (const [form, problemId, message] of [
      [
        proofForm({}, Buffer.from('<script>1</script>')),
        'FILE-08',
        'Only PDF, JPEG and PNG files can be attached',
      ],
      [proofForm({}, new Uint8Array()), 'FILE-01', 'Please select a file to upload.'],
      [proofForm({}, large), 'FILE-02', 'Selected file has reached size limit - 10MB'],
      [proofForm({ eventId: 'a note' }), 'PODX-09', 'Only a Delivered event has files'],
      [proofForm({ name: 'a\0b' }), 'PROV-02', "This event can't be stored"],
    ] as const)
      expect((await send(reference, form)).body).toMatchObject({ outcome: 'Refused', problemId, message });
    expect(await list(reference)).toEqual([]);
    const draft = await store('DRAFT');
    for (const [other, problemId] of [
      [draft.reference, 'PROV-03'],
      ['TAS9999999', 'PROV-07'],
    ] as const)
      expect((await send(other)).body).toMatchObject({ outcome: 'Refused', problemId });
    expect((await send(reference, proofForm({ kind: 'Selfie' }))).status).toBe(400);
  });

  it('[PODX-10] is refused when there are 20 already, which leaves the customer its own', async ({
    store,
    send,
    list,
    api,
  }) => {
    const { reference } = await store();
    for (let count = 0; count < 20; count += 1)
      expect((await send(reference, proofForm({ eventId: `e-${count}` }))).body.outcome).toBe('Applied');
    expect((await send(reference)).body).toMatchObject({
      outcome: 'Refused',
      problemId: 'PODX-10',
      message: 'A delivery can have at most 20 files',
    });
    expect((await api.post(filesPath(reference), pixelForm('Ours.png'))).status).toBe(201);
    expect(await list(reference)).toHaveLength(21);
  });

  it('[PODX-11] is not deleted by a customer', async ({ store, send, list, api }) => {
    const { reference } = await store('FINAL');
    await send(reference);
    const [file] = await list(reference);
    expect(await api.delete(`${filesPath(reference)}/${file?.id}`)).toMatchObject({
      status: 409,
      text: expect.stringContaining("Files from the freight provider can't be deleted"),
    });
    expect(await list(reference)).toHaveLength(1);
  });
});
