import { reportPermission } from '@consign/domain/permissions';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { type Api, type Called, call } from '../../testing/call.js';
import { draftBody, goodItem, createdPath, tuiCafe } from '../../testing/fixtures.js';
import { pdfFile } from '../../testing/sample-files.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { token } from '../../testing/tokens.js';
import { worldId } from '../../testing/world-rows.js';

const it = test.extend('calls', ({ api }) => createCalls(api));

type Calls = ReturnType<typeof createCalls>;

/** The calls that carry a text, and a read of the stored one. */
function createCalls(api: Api) {
  const load = async () => (await api.get(consignment)).body as Stored;
  return {
    async update(over: object) {
      const { lastModifiedAtDateTimeUtc } = await load();
      return api.put(consignment, { ...draftBody, lastModifiedAtDateTimeUtc, ...over }, asImport);
    },
    async saveReceiver(over: object) {
      const { lastModifiedAtDateTimeUtc } = await load();
      const receiver = { receiverParticipant: tuiCafe, lastModifiedAtDateTimeUtc, ...over };
      return api.put(`${consignment}/receiver`, receiver, asImport);
    },
    async stored(...path: readonly (string | number)[]) {
      let part: unknown = await load();
      for (const name of path) part = (part as Record<string | number, unknown> | undefined)?.[name];
      return part;
    },
    async writeItem(over: object) {
      const [item] = (await load()).lineItems;
      return api.put(`${consignment}/line-items/${item?.id}`, { ...goodItem, ...over }, asImport);
    },
    saveView: (name: string) =>
      api.put(
        `/api/v1/users/me/views/${worldId(501)}`,
        { name, query: 'statuses=DRAFT', isDefault: false },
        asImport,
      ),
    async attach(over: object) {
      const form = new FormData();
      const metadata = {
        fileTypeCode: 'OTHER',
        mimeType: 'application/pdf',
        name: 'a.pdf',
        notes: 'Note',
        ...over,
      };
      form.append('metadata', new Blob([JSON.stringify(metadata)], { type: 'application/json' }));
      form.append('fileData', new Blob([new Uint8Array(await pdfFile())]), 'any name');
      return api.post(`${consignment}/files`, form, asImport);
    },
    files: async () => (await api.get(`${consignment}/files`)).body as { name: string; notes: string }[],
  };
}

let consignment: string;

it.beforeAll(async ({ api }) => {
  consignment = createdPath(await api.post(url, { ...draftBody, lineItems: [goodItem] }));
});

const url = '/api/v1/consignments';
const asImport = { headers: { accept: 'application/problem+json' } };

interface Stored {
  lastModifiedAtDateTimeUtc: string;
  lineItems: { id: string }[];
}

const toProblems = ({ status, body }: Called) => ({
  status,
  problems: ((body as { problems?: { id: string; path: string; message: string }[] }).problems ?? []).map(
    ({ id, path }) => [id, path],
  ),
});

const emoji = (length: number) => '🥝'.repeat(length);

/** A call with its texts, each with its longest. */
interface Writing {
  readonly call: string;
  readonly texts: readonly (readonly [id: string, path: string, max: number])[];
  /** Makes the call with the text that `at` gives for each path. */
  readonly send: (calls: Calls, at: (path: string) => string) => Promise<Called>;
  /** Reads the stored text of a path. */
  readonly read: (calls: Calls, path: string) => Promise<unknown>;
}

const readStored: Writing['read'] = (calls, path) => calls.stored(...path.split('/'));

const writings: readonly Writing[] = [
  {
    call: 'updateConsignment',
    texts: [
      ['CONS-46', 'salesReference', 250],
      ['CONS-46', 'receiverReference', 256],
      ['CONS-54', 'notes', 5000],
      ['CONS-54', 'receiverParticipant/address/city', 256],
    ],
    send: (calls, at) =>
      calls.update({
        salesReference: at('salesReference'),
        receiverReference: at('receiverReference'),
        notes: at('notes'),
        ...inAddress({ city: at('receiverParticipant/address/city') }),
      }),
    read: readStored,
  },
  {
    call: 'updateReceiver',
    texts: [
      ['CONS-46', 'receiverReference', 256],
      ['CONS-54', 'receiverParticipant/fullName', 256],
    ],
    send: (calls, at) =>
      calls.saveReceiver({
        receiverReference: at('receiverReference'),
        receiverParticipant: { ...tuiCafe, fullName: at('receiverParticipant/fullName') },
      }),
    read: readStored,
  },
  {
    call: 'updateLineItem, its description',
    texts: [['FRGT-02', 'description', 5000]],
    send: (calls, at) => calls.writeItem({ description: at('description') }),
    read: (calls, path) => readStored(calls, `lineItems/0/${path}`),
  },
  {
    call: 'updateLineItem, its goods',
    texts: [['DG-01', 'dangerousGoods/subsidiaryClass2', 20]],
    send: (calls, at) => {
      const subsidiaryClass2 = at('dangerousGoods/subsidiaryClass2');
      return calls.writeItem({ dangerousGoods: { unNumber: '1263', class: '3', subsidiaryClass2 } });
    },
    read: (calls, path) => readStored(calls, `lineItems/0/${path}`),
  },
  {
    call: 'uploadFile',
    texts: [
      ['CONTRACT', 'metadata/name', 256],
      ['FILE-01', 'metadata/notes', 5000],
    ],
    // The name's extension is counted too (FILE-14): it takes the place of the last characters.
    send: (calls, at) =>
      calls.attach({
        name: at('metadata/name').replace(/(?:🥝){4}$/u, '.pdf'),
        notes: at('metadata/notes'),
      }),
    read: async (calls, path) => {
      const [file] = await calls.files();
      return path === 'metadata/notes' ? file?.notes : file?.name.replace(/\.pdf$/u, emoji(4));
    },
  },
];

const toSet = (problems: readonly unknown[]) => new Set(problems.map((each) => String(each)));

describe.each(writings)('[CONS-46, CONS-54, FRGT-02, DG-01, FILE-01] $call', ({ texts, send, read }) => {
  const toMax = (more: number) => (path: string) =>
    emoji((texts.find(([, each]) => each === path)?.[2] ?? 0) + more);

  it('[CONS-60] stores its texts unchanged at their maximum length, and refuses one more or what can’t be stored, each with its own path', async ({
    calls,
  }) => {
    expect((await send(calls, toMax(0))).status).toBeLessThan(300);
    const { status, problems } = toProblems(await send(calls, toMax(1)));
    expect(status).toBe(texts[0]?.[0] === 'FRGT-02' ? 422 : 400);
    expect(toSet(problems)).toEqual(toSet(texts.map(([id, path]) => [id, path])));
    const unstorable = toProblems(await send(calls, () => 'a\0b'));
    expect([unstorable.status, toSet(unstorable.problems)]).toEqual([
      400,
      toSet(texts.map(([, path]) => ['CONS-60', path])),
    ]);
    for (const [, path, max] of texts) expect([path, await read(calls, path)]).toEqual([path, emoji(max)]);
  });
});

const receiver = (over: object) => ({
  receiverParticipantId: null,
  receiverParticipant: { ...tuiCafe, ...over },
});
const inAddress = (over: object) => receiver({ address: { ...tuiCafe.address, ...over } });

const contact = (more: number) =>
  receiver({
    phone: `021 555 ${' '.repeat(38 + more)}0199`,
    email: `${'a'.repeat(244 + more)}@tui.example`,
    address: { ...tuiCafe.address, postcode: '1'.repeat(10 + more) },
  });

describe('texts with a format, in a new consignment', () => {
  it('[PART-04, PART-05, CONS-54] phone, email and postcode at their maximum length and one past it', async ({
    api,
  }) => {
    const made = await api.post(url, { ...draftBody, ...contact(0) });
    expect((await api.get(createdPath(made))).body).toMatchObject({
      receiverParticipant: contact(0).receiverParticipant,
    });
    const { status, problems } = toProblems(await api.post(url, { ...draftBody, ...contact(1) }, asImport));
    expect([status, toSet(problems)]).toEqual([
      400,
      toSet([
        ['PART-04', 'receiverParticipant/phone'],
        ['PART-05', 'receiverParticipant/email'],
        ['CONS-54', 'receiverParticipant/address/postcode'],
      ]),
    ]);
  });

  it('[CONS-46] a reference is stored without what can’t be seen in it', async ({ calls }) => {
    const references = {
      salesReference: 'PO-1\u200D23',
      senderReference: '\u2060',
      receiverReference: 'R\u200B1',
    };
    expect(await calls.update(references)).toMatchObject({ status: 200 });
    expect(await calls.stored()).toMatchObject({ salesReference: 'PO-123', receiverReference: 'R1' });
    expect(await calls.saveReceiver({ receiverReference: 'R\u200D2' })).toMatchObject({ status: 200 });
    expect(await calls.stored('receiverReference')).toBe('R2');
  });

  it('[CONS-60] an invisible text counts as empty', async ({ api, calls }) => {
    const nameless = await api.post(url, { ...draftBody, ...receiver({ fullName: '\u200B' }) }, asImport);
    expect(toProblems(nameless)).toEqual({
      status: 422,
      problems: [['PART-02', 'receiverParticipant/fullName']],
    });
    expect(toProblems(await calls.saveView('\u2060'))).toEqual({
      status: 422,
      problems: [['LIST-29', 'name']],
    });
  });
});

const refusedAt = (path: string) => ({ status: 400, problems: [['CONS-60', path]] });

describe('[CONS-60] texts outside a consignment', () => {
  it('[CALL-49] unsaved work keeps every character but those that cannot be stored', async ({ api }) => {
    const work = '/api/v1/users/me/unsaved-work/limits';
    const save = (content: object) => api.put(work, { content, revision: null }, asImport);
    const notes = '\u202Bمرحبا\u202C 👨‍👩‍👧 \u200B\n\t';
    expect((await save({ notes })).status).toBe(200);
    expect((await api.get(work)).body).toMatchObject({ content: { notes } });
    expect(toProblems(await save({ form: { notes: ['a\0'] } }))).toEqual(refusedAt('content/form/notes/0'));
    expect(toProblems(await save({ 'a\uDC00': 1 }))).toEqual(refusedAt('content/a\uDC00'));
  });

  it('the reason of a cancel', async ({ database, api }) => {
    await storeConsignment(database, { reference: 'TAS7000001', status: 'FINAL' });
    const cancel = (reason: string) =>
      api.post('/api/v2/consignments/TAS7000001/cancelled', { reason }, asImport);
    expect(toProblems(await cancel('a\0'))).toEqual(refusedAt('reason'));
    expect(toProblems(await cancel(emoji(501)))).toEqual({ status: 400, problems: [['CONTRACT', 'reason']] });
    expect((await cancel(emoji(500))).status).toBeLessThan(300);
    expect((await api.get(`${url}/TAS7000001`)).text).toContain('CANCELLED');
  });

  it('a path or a query', async ({ api }) => {
    expect(toProblems(await api.get(`${url}/TAS%00`, asImport))).toEqual(refusedAt('ref'));
  });

  it('[PROV-02] the title of an event is one line of at most 200 characters', async ({
    database,
    app,
    api,
  }) => {
    await storeConsignment(database, { reference: 'TAS7000002', status: 'STAGED' });
    const report = async (title: string) =>
      call(app, 'POST', '/api/v1/provider/consignments/events', {
        ...asImport,
        token: await token({
          sub: 'provider-machine',
          permissions: [reportPermission],
          orgId: 'org_tasman',
          aud: 'urn:consign:tasman',
        }),
        body: {
          events: [
            {
              eventId: `note-${title.length}`,
              reference: 'TAS7000002',
              type: 'Note',
              occurredAtDateTimeUtc: '2026-03-16T01:00:00.000Z',
              title,
            },
          ],
        },
      });
    expect(toProblems(await report(emoji(201)))).toEqual({
      status: 400,
      problems: [['CONTRACT', 'events/0/title']],
    });
    for (const title of [emoji(200), 'Gate\r\nclosed']) {
      expect((await report(title)).body).toMatchObject({ results: [{ outcome: 'Applied' }] });
    }
    const { text } = await api.get(`${url}/TAS7000002`);
    expect(text).toContain(emoji(200));
    expect(text).toContain('"Gate closed"');
  });
});
