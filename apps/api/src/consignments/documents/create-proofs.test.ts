import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import { crc32 } from 'node:zlib';

import { testNow } from '../../testing/now.js';
import { pdfFile, picture } from '../../testing/sample-files.js';
import { readPages, readStructure } from '../../testing/read-pdf.js';
import { filesPath, uploadForm } from '../../testing/file-test.js';
import { providerTest as test } from '../../testing/provider-test.js';
import { runSql } from '../../testing/run-sql.js';

const it = test
  .extend('create', ({ print }) =>
    (references: readonly string[], more?: object) =>
      print(['PODDOC'], references, more))
  /** The texts of a PDF's pages. */
  .extend('read', ({ openFile }) => async (uri?: string) => {
    return readPages(await openFile(uri));
  });

/** Keeps what the log says out of the output. Returns a function that reads the keys of the files that it misses. */
function captureMissing(): () => string[] {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => void log.mockRestore());
  return () => log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { key: string }).key);
}

const proof = {
  signatory: 'Mere Tahu',
  piecesDelivered: 1,
  note: 'Left with the storekeeper',
  place: { latitude: -36.8485, longitude: 174.7633 },
};

it('[PODX-13] [DOCS-13] without a file is a page of what the provider reported, which is not among the files', async ({
  api,
  store,
  reportOne,
  sendFile,
  create,
  read,
}) => {
  const { reference } = await store();
  const none = await create([reference]);
  expect([none.items, none.results[0]?.messages[0]?.userMessage]).toEqual([
    [],
    'This consignment has no proof of delivery yet',
  ]);
  await reportOne(reference, 'Delivered', { proof });
  await sendFile(reference, { name: 'At the door.png' });
  const { items, results } = await create([reference]);
  expect(results).toEqual([]);
  expect(items).toMatchObject([
    { documentType: 'PODDOC', uri: expect.stringContaining(`Proof%20of%20delivery%20${reference}.pdf`) },
  ]);
  const [page, ...more] = await read(items[0]?.uri);
  expect(more).toEqual([]);
  for (const text of [
    reference,
    'Mere Tahu',
    '1 of 1 piece',
    '-36.84850, 174.76330',
    'Left with the storekeeper',
    'At the door.png',
    'This page holds no signature.',
  ])
    expect(page).toContain(text);
  expect(await api.get(filesPath(reference))).toMatchObject({ body: [{ name: 'At the door.png' }] });
});

it('[PODX-13] of several are the files that came, and one PDF with a page for each of the others', async ({
  api,
  store,
  reportOne,
  create,
  read,
}) => {
  const stored = await Promise.all([store(), store(), store(), store('STAGED')]);
  const [signed = '', plain = '', silent = '', staged = ''] = stored.map(({ reference }) => reference);
  for (const reference of [signed, plain, silent])
    await reportOne(reference, 'Delivered', reference === plain ? { proof } : {});
  await api.post(filesPath(signed), uploadForm({ metadata: { fileTypeCode: 'PODDOC', name: 'Signed.png' } }));
  const { items, results } = await create([signed, plain, silent, staged]);
  expect(results.map(({ reference }) => reference)).toEqual([staged]);
  expect(items.map(({ uri }) => /[^/]+(?=\?)/u.exec(uri)?.[0])).toEqual([
    'Signed.png',
    'Proofs%20of%20delivery.pdf',
  ]);
  const pages = await read(items[1]?.uri);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Mere Tahu');
  expect(pages[1]).toContain('Not reported');
});

it('[PODX-14] of several as PDF are a page for each that is delivered, with files or without', async ({
  store,
  reportOne,
  sendFile,
  create,
  read,
}) => {
  const stored = await Promise.all([store(), store(), store('DELIVERING')]);
  const [signed = '', plain = '', late = ''] = stored.map(({ reference }) => reference);
  for (const reference of [signed, plain]) await reportOne(reference, 'Delivered', { proof });
  await sendFile(signed, { kind: 'Signature', name: 'Mere.png' });
  const { items, results } = await create([signed, plain, late], { proofFormat: 'PDF' });
  expect(results.map(({ reference, messages }) => [reference, messages[0]?.userMessage])).toEqual([
    [late, 'Only Delivered consignments have a proof of delivery; this one is Delivering'],
  ]);
  const pages = await read(items[0]?.uri);
  expect([items.length, pages.length]).toEqual([1, 2]);
  expect(pages[0]).toContain('Mere.png');
});

it('[PODX-17] shows the signature and up to five photographs, and names the other files', async ({
  app,
  clock,
  database,
  store,
  reportOne,
  sendFile,
  create,
  openFile,
}) => {
  const { reference } = await store();
  await reportOne(reference, 'Delivered', { proof });
  await sendFile(reference, { kind: 'Document', name: 'Scan.pdf' }, await pdfFile(1));
  onTestFinished(() => {
    clock.at = testNow;
  });
  for (let number = 1; number <= 6; number += 1) {
    clock.at = new Date(testNow.getTime() + number * 1_000);
    await sendFile(reference, { name: `Photo ${number}.png` }, await picture('png', { width: 10 + number }));
  }
  await sendFile(reference, { kind: 'Signature', name: 'Mere.jpg' }, await picture('jpeg', { width: 9 }));
  const readPdf = async () => {
    const { items } = await create([reference], { proofFormat: 'PDF' });
    return readStructure(await openFile(items[0]?.uri));
  };
  const { elements, unmarked } = await readPdf();
  const named = (role: string) => elements.filter((each) => each.startsWith(role));
  expect([named('Figure').length, unmarked]).toEqual([6, []]);
  const from = elements.findIndex((each) => each.startsWith('H2 Pictures from'));
  expect(elements.slice(from).filter((each) => /^P .*(?:jpg|png|pdf)/u.test(each))).toEqual([
    'P Mere.jpg',
    ...[1, 2, 3, 4, 5].map((number) => `P Photo ${number}.png`),
    'P Scan.pdf Photo 6.png',
  ]);
  expect(elements.join(' ')).not.toContain('holds no signature');

  await app.runDueJobs(clock.at);
  await runSql(database)`update files set content_key = 'lost ' || name,
      thumbnail_key = case when name <> 'Mere.jpg' then thumbnail_key end where consignment_id =
      (select id from consignments where reference = ${reference})`;
  const readMissing = captureMissing();
  const later = (await readPdf()).elements;
  expect(later.filter((each) => each.startsWith('Figure'))).toHaveLength(5);
  expect(later).toContain('P Mere.jpg Scan.pdf Photo 6.png');
  expect(later.join(' ')).toContain('This page holds no signature.');
  expect(readMissing()).toEqual(['lost Mere.jpg']);
});

it('[PODX-15] of several as ZIP are their files, named by reference, and a PDF of those without', async ({
  clock,
  store,
  reportOne,
  sendFile,
  create,
  openFile,
}) => {
  const stored = await Promise.all([store(), store()]);
  const [signed = '', plain = ''] = stored.map(({ reference }) => reference);
  for (const reference of [signed, plain]) await reportOne(reference, 'Delivered');
  const [photo, signature] = [await picture('png', { width: 7 }), await picture('png', { width: 9 })];
  onTestFinished(() => {
    clock.at = testNow;
  });
  await sendFile(signed, { name: 'Scan.png' }, photo);
  clock.at = new Date(testNow.getTime() + 60_000);
  await sendFile(signed, { kind: 'Signature', name: 'scan.png' }, signature);
  const { items, results } = await create([signed, plain], { proofFormat: 'ZIP' });
  expect([items.length, results]).toEqual([1, []]);
  expect(items[0]?.uri).toContain('Proofs%20of%20delivery.zip');
  const entries = readZip(await openFile(items[0]?.uri));
  expect([...entries.keys()]).toEqual([
    `${signed} Scan.png`,
    `${signed} scan (2).png`,
    'Deliveries without files.pdf',
  ]);
  expect(entries.get(`${signed} scan (2).png`)?.equals(signature)).toBe(true);
  expect(await readPages(entries.get('Deliveries without files.pdf') ?? new Uint8Array())).toHaveLength(1);
});

it('[PODX-15] a ZIP says which file the storage lost, and refuses more than 500 MB', async ({
  database,
  store,
  reportOne,
  sendFile,
  create,
  api,
}) => {
  const { reference } = await store();
  await reportOne(reference, 'Delivered');
  await sendFile(reference, {});
  const change = (column: 'content_key' | 'byte_size', value: string | number) =>
    runSql(database)`
      update files set ${sql.ref(column)} = ${value} where proof_kind is not null and consignment_id =
        (select id from consignments where reference = ${reference})`;
  await change('content_key', 'lost');
  const readMissing = captureMissing();
  const { items, results } = await create([reference], { proofFormat: 'ZIP' });
  expect(items).toEqual([]);
  expect(results.map((each) => each.messages[0]?.userMessage)).toEqual([
    'A file of this delivery is missing. Ask your freight provider for it',
  ]);
  expect(readMissing()).toEqual(['lost']);
  await change('byte_size', 501 * 1024 * 1024);
  const body = { documentTypes: ['PODDOC'], references: [reference], proofFormat: 'ZIP' };
  const answer = await api.post('/api/v1/consignments/bulk/documents', body);
  expect(answer).toMatchObject({ status: 422, text: expect.stringContaining('more than 500 MB') });
});

/** The entries of a ZIP without compression, found by its directory as readers find them; checks every sum. */
function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const entries = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 24));
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    entries.set(name, content);
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
