import { reportPermission } from '@consign/domain/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Called, call } from '../../testing/call.js';
import {
  type Api,
  type OpenWorld,
  draftBody,
  goodItem,
  openWorld,
  pathOf,
  tuiCafe,
} from '../../testing/fixtures.js';
import { pdfFile } from '../../testing/sample-files.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { token } from '../../testing/tokens.js';
import { worldId } from '../../testing/world-rows.js';

let world: OpenWorld;
let manager: Api;
let consignment: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await world.as('manager');
  consignment = pathOf(await manager.post(url, { ...draftBody, lineItems: [goodItem] }));
});
afterAll(() => world.close());

const url = '/api/v1/consignments';
const asImport = { headers: { accept: 'application/problem+json' } };

interface Stored {
  lastModifiedAtDateTimeUtc: string;
  lineItems: { id: string }[];
}
const load = async () => (await manager.get(consignment)).body as Stored;

const problemsOf = ({ status, body }: Called) => ({
  status,
  problems: ((body as { problems?: { id: string; path: string; message: string }[] }).problems ?? []).map(
    ({ id, path }) => [id, path],
  ),
});

const emoji = (length: number) => '🥝'.repeat(length);

interface Field {
  readonly call: string;
  readonly id: string;
  readonly path: string;
  readonly max: number;
  readonly send: (text: string) => Promise<Called>;
  /** What is stored of it. */
  readonly read: () => Promise<unknown>;
}

const update = async (over: object) => {
  const { lastModifiedAtDateTimeUtc } = await load();
  return manager.put(consignment, { ...draftBody, lastModifiedAtDateTimeUtc, ...over }, asImport);
};

const saveReceiver = async (over: object) => {
  const { lastModifiedAtDateTimeUtc } = await load();
  const receiver = { receiverParticipant: tuiCafe, lastModifiedAtDateTimeUtc, ...over };
  return manager.put(`${consignment}/receiver`, receiver, asImport);
};

const stored = async (...path: readonly (string | number)[]) => {
  let part: unknown = await load();
  for (const name of path) part = (part as Record<string | number, unknown> | undefined)?.[name];
  return part;
};

const writeItem = async (over: object) => {
  const [item] = (await load()).lineItems;
  return manager.put(`${consignment}/line-items/${item?.id}`, { ...goodItem, ...over }, asImport);
};

const saveView = (name: string) =>
  manager.put(
    `/api/v1/users/me/views/${worldId(501)}`,
    { name, query: 'statuses=DRAFT', isDefault: false },
    asImport,
  );

const views = async () => (await manager.get('/api/v1/users/me/views')).body as { name: string }[];

async function attach(metadata: object) {
  const form = new FormData();
  const said = {
    fileTypeCode: 'OTHER',
    mimeType: 'application/pdf',
    name: 'a.pdf',
    notes: 'Note',
    ...metadata,
  };
  form.append('metadata', new Blob([JSON.stringify(said)], { type: 'application/json' }));
  form.append('fileData', new Blob([new Uint8Array(await pdfFile())]), 'any name');
  return manager.post(`${consignment}/files`, form, asImport);
}

const files = async () =>
  (await manager.get(`${consignment}/files`)).body as { name: string; notes: string }[];

const fields: readonly Field[] = [
  ...(
    [
      ['CONS-46', 'salesReference', 250],
      ['CONS-46', 'receiverReference', 256],
      ['CONS-54', 'notes', 5000],
    ] as const
  ).map(([id, path, max]) => ({
    call: 'updateConsignment',
    id,
    path,
    max,
    send: (text: string) => update({ [path]: text }),
    read: () => stored(path),
  })),
  {
    call: 'updateConsignment',
    id: 'CONS-54',
    path: 'receiverParticipant/address/city',
    max: 256,
    send: (city) =>
      update({
        receiverParticipantId: null,
        receiverParticipant: { ...tuiCafe, address: { ...tuiCafe.address, city } },
      }),
    read: () => stored('receiverParticipant', 'address', 'city'),
  },
  {
    call: 'updateReceiver',
    id: 'CONS-46',
    path: 'receiverReference',
    max: 256,
    send: (receiverReference) => saveReceiver({ receiverReference }),
    read: () => stored('receiverReference'),
  },
  {
    call: 'updateReceiver',
    id: 'CONS-54',
    path: 'receiverParticipant/fullName',
    max: 256,
    send: (fullName) => saveReceiver({ receiverParticipant: { ...tuiCafe, fullName } }),
    read: () => stored('receiverParticipant', 'fullName'),
  },
  {
    call: 'updateLineItem',
    id: 'FRGT-02',
    path: 'description',
    max: 5000,
    send: (description) => writeItem({ description }),
    read: () => stored('lineItems', 0, 'description'),
  },
  {
    call: 'updateLineItem',
    id: 'DG-01',
    path: 'dangerousGoods/subsidiaryClass2',
    max: 20,
    send: (subsidiaryClass2) =>
      writeItem({ dangerousGoods: { unNumber: '1263', class: '3', subsidiaryClass2 } }),
    read: () => stored('lineItems', 0, 'dangerousGoods', 'subsidiaryClass2'),
  },
  {
    call: 'uploadFile',
    id: 'FILE-01',
    path: 'metadata/notes',
    max: 5000,
    send: (notes) => attach({ notes }),
    read: async () => (await files()).find(({ notes }) => notes !== 'Note')?.notes,
  },
  {
    call: 'uploadFile',
    id: 'CONTRACT',
    path: 'metadata/name',
    max: 256,
    send: (name) => attach({ name }),
    read: async () => (await files()).find(({ name }) => name !== 'a.pdf')?.name,
  },
  {
    call: 'saveSavedView',
    id: 'CONTRACT',
    path: 'name',
    max: 60,
    send: saveView,
    read: async () => (await views())[0]?.name,
  },
];

describe.each(fields)('[$id] $path of $call', ({ id, path, max, send, read }) => {
  it('comes back letter for letter at its longest, and is refused at its own place one past it', async () => {
    expect((await send(emoji(max))).status).toBeLessThan(300);
    expect(await read()).toBe(emoji(max));
    const refused = problemsOf(await send(emoji(max + 1)));
    expect(refused).toEqual({ status: id === 'FRGT-02' ? 422 : 400, problems: [[id, path]] });
    expect(await read()).toBe(emoji(max));
  });

  it.each(['a\0b', 'a\uD83E'])('[CONS-60] is refused at its own place with %j', async (text) => {
    expect(problemsOf(await send(text))).toEqual({ status: 400, problems: [['CONS-60', path]] });
  });
});

const receiver = (over: object) => ({
  receiverParticipantId: null,
  receiverParticipant: { ...tuiCafe, ...over },
});
const inAddress = (over: object) => receiver({ address: { ...tuiCafe.address, ...over } });
const phoneOf = (length: number) => `021 555 ${' '.repeat(length - 12)}0199`;
const emailOf = (length: number) => `${'a'.repeat(length - 12)}@tui.example`;

describe('the texts of a form of their own, in a new consignment', () => {
  it.each([
    [
      'PART-04',
      'receiverParticipant/phone',
      phoneOf(50),
      phoneOf(51),
      (phone: string) => receiver({ phone }),
    ],
    [
      'PART-05',
      'receiverParticipant/email',
      emailOf(256),
      emailOf(257),
      (email: string) => receiver({ email }),
    ],
    [
      'CONS-54',
      'receiverParticipant/address/postcode',
      '1'.repeat(10),
      '1'.repeat(11),
      (postcode: string) => inAddress({ postcode }),
    ],
  ])('[%s] %s at its longest and one past it', async (id, path, longest, past, body) => {
    const made = await manager.post(url, { ...draftBody, ...body(longest) });
    expect(made.status).toBe(201);
    const answer = await manager.get(pathOf(made));
    expect(JSON.stringify(answer.body)).toContain(`"${longest}"`);
    expect(problemsOf(await manager.post(url, { ...draftBody, ...body(past) }, asImport))).toEqual({
      status: 400,
      problems: [[id, path]],
    });
  });

  it('[CONS-60] an empty text and one of which nothing shows are the same', async () => {
    const nameless = await manager.post(url, { ...draftBody, ...receiver({ fullName: '\u200B' }) }, asImport);
    expect(problemsOf(nameless)).toEqual({
      status: 422,
      problems: [['PART-02', 'receiverParticipant/fullName']],
    });
    expect(problemsOf(await saveView('\u2060'))).toEqual({ status: 422, problems: [['LIST-29', 'name']] });
  });
});

const refusedAt = (path: string) => ({ status: 400, problems: [['CONS-60', path]] });

describe('[CONS-60] what is no part of a consignment', () => {
  it('[CALL-49] unsaved work keeps every character but those that cannot be stored', async () => {
    const work = '/api/v1/users/me/unsaved-work/limits';
    const save = (content: object) => manager.put(work, { content, revision: null }, asImport);
    const notes = '\u202Bمرحبا\u202C 👨‍👩‍👧 \u200B\n\t';
    expect((await save({ notes })).status).toBe(200);
    expect((await manager.get(work)).body).toMatchObject({ content: { notes } });
    expect(problemsOf(await save({ form: { notes: ['a\0'] } }))).toEqual(refusedAt('content/form/notes/0'));
    expect(problemsOf(await save({ 'a\uDC00': 1 }))).toEqual(refusedAt('content/a\uDC00'));
  });

  it('the reason of a cancel', async () => {
    await storeConsignment(world.database, { reference: 'TAS7000001', status: 'FINAL' });
    const cancel = (reason: string) =>
      manager.post('/api/v2/consignments/TAS7000001/cancelled', { reason }, asImport);
    expect(problemsOf(await cancel('a\0'))).toEqual(refusedAt('reason'));
    expect(problemsOf(await cancel(emoji(501)))).toEqual({ status: 400, problems: [['CONTRACT', 'reason']] });
    expect((await cancel(emoji(500))).status).toBeLessThan(300);
    expect((await manager.get(`${url}/TAS7000001`)).text).toContain('CANCELLED');
  });

  it('a path or a query', async () => {
    expect(problemsOf(await manager.get(`${url}/TAS%00`, asImport))).toEqual(refusedAt('ref'));
  });

  it('[PROV-02] the title of an event is one line of at most 200 characters', async () => {
    await storeConsignment(world.database, { reference: 'TAS7000002', status: 'STAGED' });
    const report = async (title: string) =>
      call(world.app, 'POST', '/api/v1/provider/consignments/events', {
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
    expect(problemsOf(await report(emoji(201)))).toEqual({
      status: 400,
      problems: [['CONTRACT', 'events/0/title']],
    });
    for (const title of [emoji(200), 'Gate\r\nclosed']) {
      expect((await report(title)).body).toMatchObject({ results: [{ outcome: 'Applied' }] });
    }
    const { text } = await manager.get(`${url}/TAS7000002`);
    expect(text).toContain(emoji(200));
    expect(text).toContain('"Gate closed"');
  });
});
