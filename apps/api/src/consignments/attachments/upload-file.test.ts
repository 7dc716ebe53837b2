import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { describe, expect, onTestFinished } from 'vitest';

import { openFolder } from '../../services/files/content-store.js';
import { testApp } from '../../testing/app.js';
import { call, createApi } from '../../testing/call.js';
import { type AttachedFile, filesPath, samplePng, test as it, uploadForm } from '../../testing/file-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { runSql } from '../../testing/run-sql.js';
import { bombPng, picture } from '../../testing/sample-files.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { signIn } from '../../testing/world.js';

const MAX_BYTES = 10 * 1024 * 1024;

const toMetadata = (metadata: object) => uploadForm({ metadata }).get('metadata') as Blob;
const json = (...parts: Buffer[]) => new Blob(parts, { type: 'application/json' });

it.beforeAll(async ({ database }) => {
  for (const [reference, status] of [
    ['TAS6000001', 'DRAFT'],
    ['TAS6000002', 'FINAL'],
    ['TAS6000003', 'STAGED'],
    ['TAS6000004', 'DELIVERED'],
    ['TAS6000005', 'ERR'],
    ['TAS6000006', 'CANCELLED'],
    ['TAS6000007', 'DRAFT'],
    ['TAS6000008', 'FINAL'],
    ['TAS6000009', 'DRAFT'],
  ] as const)
    await storeConsignment(database, { reference, status });
});

describe('uploading a file', () => {
  it('[CALL-44, FILE-05, FILE-06, PLAT-132] attaches it under its name', async ({ upload, list, open }) => {
    const name = 'Tūī "a/b"\r\nx.png';
    const answer = await upload('TAS6000001', { metadata: { name } });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: expect.any(String),
        name: 'Tūī "a_b"__x.png',
        fileType: { code: 'PHOTO', name: 'Photo' },
        notes: 'Dented',
        uploadedAtDateTimeUtc: testNow.toISOString(),
        size: samplePng.length,
      },
    });
    const [listed] = await list('TAS6000001');
    expect(listed).toEqual(answer.body);
    const opened = await open(listed?.uri);
    expect(opened.rawPayload.equals(samplePng)).toBe(true);
    expect(opened.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="T__ _a_b___x.png"; filename*=UTF-8''T%C5%AB%C4%AB%20%22a_b%22__x.png`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('[FILE-09] [FILE-10] makes a thumbnail after the answer, of no decompression bomb; its address is valid to the next quarter of an hour', async ({
    upload,
    open,
    list,
    app,
  }) => {
    const content = await picture('png');
    const added = (await upload('TAS6000009', { content, metadata: { name: 'Ū.png' } })).body as AttachedFile;
    expect(added).toMatchObject({ thumbnailUri: null, isThumbnailPending: true });
    const bomb = (await upload('TAS6000009', { content: bombPng() })).body as AttachedFile;
    await app.runDueJobs(testNow);
    const files = await list('TAS6000009');
    expect(files.find(({ id }) => id === bomb.id)).toMatchObject({
      thumbnailUri: null,
      isThumbnailPending: false,
    });
    const made = files.find(({ id }) => id === added.id) ?? added;
    expect(made.isThumbnailPending).toBe(false);
    // 21:30 and at least five minutes.
    expect(made.thumbnailUri).toMatch(
      new RegExp(`/thumbnail/%C5%AA\\.png\\?e=${testNow.getTime() / 1000 + 900}&`, 'u'),
    );
    const opened = await open(made.thumbnailUri);
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=900',
    });
    expect([...opened.rawPayload.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    // An address of one is not one of the other.
    const [, query] = made.thumbnailUri?.split('?') ?? [];
    expect((await open(`${made.uri.split('?')[0]}?${query}`)).statusCode).toBe(404);
  });

  it('[FILE-02] takes 10 × 1024 × 1024 bytes and refuses one more', async ({ upload, list }) => {
    const exact = new Uint8Array(MAX_BYTES);
    exact.set(samplePng);
    expect(await upload('TAS6000009', { content: exact })).toMatchObject({
      status: 201,
      body: { size: MAX_BYTES },
    });
    const over = new Uint8Array(MAX_BYTES + 1);
    over.set(samplePng);
    const before = (await list('TAS6000009')).length;
    const answer = await upload('TAS6000009', { content: over });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Selected file has reached size limit - 10MB');
    expect(await list('TAS6000009')).toHaveLength(before);
  });

  it.for([
    ['FILE-08', { content: Buffer.from('<!doctype html><script>1</script>') }, 'Only PDF, JPEG and PNG'],
    ['FILE-01', { content: new Uint8Array() }, 'Please select a file to upload.'],
    ['FILE-01', { metadata: { fileTypeCode: 'NONE' } }, 'No file type selected'],
    ['FILE-01', { metadata: { notes: ' ' } }, 'Required'],
  ] as const)('[FILE-01] [FILE-08] is refused under %s', async ([id, sent, sentence], { upload, list }) => {
    const answer = await upload('TAS6000007', sent);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(sentence);
    expect(answer.text).toContain(id);
    expect(await list('TAS6000007')).toEqual([]);
  });

  it('[FILE-08] [FILE-14] takes type and extension from the bytes alone', async ({ upload, open }) => {
    const claimed = { name: 'x.pdf', mimeType: 'application/pdf' };
    const jpeg = await upload('TAS6000009', { content: await picture('jpeg'), metadata: claimed });
    const { headers } = await open((jpeg.body as AttachedFile).uri);
    expect(headers['content-type']).toBe('image/jpeg');
    const polyglot = Buffer.concat([samplePng, Buffer.from('<script>alert(1)</script>')]);
    const answer = await upload('TAS6000009', { content: polyglot, metadata: { name: 'invoice.html' } });
    expect(answer).toMatchObject({ status: 201, body: { name: 'invoice.html.png' } });
    const opened = await open((answer.body as AttachedFile).uri);
    expect(opened.headers['content-type']).toBe('image/png');
    expect(opened.headers['content-disposition']).toContain('filename="invoice.html.png"');
  });

  it('[FILE-06, CALL-200, CALL-201] is refused with other parts or other metadata', async ({ api, list }) => {
    const notUtf8 = [Buffer.from('{"notes":"'), Buffer.from([0xff]), Buffer.from('"}')];
    const changes: readonly (readonly [(form: FormData) => void, string])[] = [
      [(form) => form.append('more', 'x'), 'two parts, metadata and fileData'],
      [(form) => form.append('fileData', new Blob(['x'])), 'each once'],
      [(form) => form.delete('fileData'), 'fileData'],
      [(form) => form.delete('metadata'), 'metadata'],
      [(form) => form.set('metadata', '{'), ''],
      [(form) => form.set('metadata', '{"size":1}'), ''],
      [(form) => form.set('metadata', toMetadata({ notes: '🥝'.repeat(5001) })), ''],
      [(form) => form.set('metadata', toMetadata({ name: `${'🥝'.repeat(253)}.png` })), ''],
      [(form) => form.set('metadata', json(...notUtf8)), 'UTF-8'],
      [(form) => form.set('metadata', json(Buffer.from('{"notes":"a","notes":"b"}'))), 'twice'],
    ];
    for (const [change, sentence] of changes) {
      const form = uploadForm({});
      change(form);
      expect(await api.post(filesPath('TAS6000007'), form)).toMatchObject({
        status: 400,
        text: expect.stringContaining(sentence),
      });
    }
    expect(await list('TAS6000007')).toEqual([]);
  });

  it('[FILE-06] is refused when it breaks off; other operations take no form', async ({ app, api }) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const asked = { ...(await signIn('manager')), headers };
    const start = '--x\r\ncontent-disposition: form-data; name="fileData"; filename="a"\r\n\r\n%PDF-';
    expect((await call(app, 'POST', filesPath('TAS6000007'), { ...asked, body: start })).status).toBe(400);
    expect((await api.post('/api/v1/consignments', uploadForm({}))).status).toBe(415);
  });

  it('[CALL-202] is refused at once if its declared length is more than a form can have', async ({ app }) => {
    const asked = await signIn('manager');
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const sending = request(`${address}${filesPath('TAS6000007')}`, {
      method: 'POST',
      headers: {
        host: asked.host,
        authorization: `Bearer ${asked.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': MAX_BYTES + 1024 * 1024,
      },
    });
    onTestFinished(() => void sending.destroy());
    sending.write('--x\r\n');
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(await text(answer)).toContain('Selected file has reached size limit - 10MB');
  });

  it('[PLAT-230] repeated with its key when its link has expired answers a link that opens', async ({
    upload,
    open,
    clock,
    database,
  }) => {
    const headers = { 'idempotency-key': 'one link' };
    const first = await upload('TAS6000007', { headers });
    const kept = await runSql(database)<{ link: string }>`
      select answer -> 'body' ->> 'uri' as link from idempotency_keys
        where key = 'one link'`;
    expect(kept.rows).toEqual([{ link: '' }]);
    onTestFinished(() => {
      clock.at = testNow;
    });
    clock.at = new Date(testNow.getTime() + 301_000);
    const uris = [first, await upload('TAS6000007', { headers })].map(
      ({ body }) => (body as AttachedFile).uri,
    );
    const opened = await Promise.all(uris.map(open));
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([404, 200]);
  });

  it('[FILE-04] is possible in every status but Error and Cancelled', async ({ upload }) => {
    for (const [reference, status] of [
      ['TAS6000003', 201],
      ['TAS6000004', 201],
      ['TAS6000005', 409],
      ['TAS6000006', 409],
      ['TAS9999999', 404],
    ] as const)
      expect([reference, (await upload(reference)).status]).toEqual([reference, status]);
  });

  it('[FILE-11] leaves no bytes behind when it is refused', async ({ upload, database }) => {
    await upload('TAS6000006');
    await upload('TAS6000007', { metadata: { notes: '' } });
    expect((await runSql(database)`select payload from jobs where kind = 'remove-contents'`).rows).toEqual(
      [],
    );
  });

  it('[PLAT-251] is refused with a sentence while the folder is away, and works again with it', async ({
    database,
    clock,
    upload,
    list,
  }) => {
    const parent = await mkdtemp(join(tmpdir(), 'consign-files-'));
    onTestFinished(() => rm(parent, { recursive: true }));
    const folder = join(parent, 'mounted');
    await writeFile(folder, 'not a folder');
    const lines: string[] = [];
    const app = await testApp({ clock, database, lines, contents: openFolder(folder) });
    onTestFinished(() => app.close());
    const api = createApi(app, await signIn('manager'));
    const before = await list('TAS6000009');
    expect(await upload('TAS6000009', { api })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: {
        messages: [{ userMessage: 'Files cannot be stored or opened at the moment, please try again later' }],
      },
    });
    expect(lines.join('\n')).toContain('not working; trying again');
    expect(await list('TAS6000009')).toHaveLength(before.length);
    await rm(folder);
    expect(await upload('TAS6000009', { api })).toMatchObject({ status: 201 });
  });

  it('[FILE-12] is refused when there are 200 already', async ({ database, upload }) => {
    await runSql(
      database,
    )`insert into files (tenant_id, organisation_id, id, name, media_type, byte_size, content_key,
      site_ids, created_at, consignment_id, file_type_code, attached_by) select c.tenant_id, c.organisation_id,
      gen_random_uuid(), 'n', 'image/png', 1, 'k', '{}', now(), c.id, 'OTHER', c.id from consignments c,
      generate_series(1, 200) where c.reference = 'TAS6000002' and c.tenant_id = ${kowhaiScope.tenantId}`;
    const answer = await upload('TAS6000002');
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('A consignment can have at most 200 files');
    await runSql(database)`update files set removed_at = now(), removed_by = attached_by
      where id = (select id from files where content_key = 'k' limit 1)`;
    expect((await upload('TAS6000002')).status).toBe(201);
  });
});
