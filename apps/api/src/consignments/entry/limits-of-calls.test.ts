import { reportPermission } from '@consign/domain/permissions';
import { describe, expect } from 'vitest';

import { test as it } from '../../testing/api-test.js';
import { type Called, call } from '../../testing/call.js';
import { draftBody, goodItem, createdPath, tuiCafe } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { token } from '../../testing/tokens.js';
import { worldId } from '../../testing/world-rows.js';

let consignment: string;

it.beforeAll(async ({ api }) => {
  consignment = createdPath(await api.post(url, { ...draftBody, lineItems: [goodItem] }));
});

const url = '/api/v1/consignments';
const asImport = { headers: { accept: 'application/problem+json' } };

interface Stored {
  lastModifiedAtDateTimeUtc: string;
}

const toProblems = ({ status, body }: Called) => ({
  status,
  problems: ((body as { problems?: { id: string; path: string; message: string }[] }).problems ?? []).map(
    ({ id, path }) => [id, path],
  ),
});

const toSet = (problems: readonly unknown[]) => new Set(problems.map((each) => String(each)));
const emoji = (length: number) => '🥝'.repeat(length);

const receiver = (over: object) => ({
  receiverParticipantId: null,
  receiverParticipant: { ...tuiCafe, ...over },
});

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

  it('[CONS-46] a reference is stored without what can’t be seen in it', async ({ api }) => {
    const load = async () => (await api.get(consignment)).body as Stored;
    const save = async (path: string, over: object) => {
      const { lastModifiedAtDateTimeUtc } = await load();
      return api.put(path, { ...over, lastModifiedAtDateTimeUtc }, asImport);
    };
    const references = {
      salesReference: 'PO-1\u200D23',
      senderReference: '\u2060',
      receiverReference: 'R\u200B1',
    };
    expect(await save(consignment, { ...draftBody, ...references })).toMatchObject({ status: 200 });
    expect(await load()).toMatchObject({ salesReference: 'PO-123', receiverReference: 'R1' });
    const receiverOnly = { receiverParticipant: tuiCafe, receiverReference: 'R\u200D2' };
    expect(await save(`${consignment}/receiver`, receiverOnly)).toMatchObject({ status: 200 });
    expect(await load()).toMatchObject({ receiverReference: 'R2' });
  });

  it('[CONS-60] an invisible text counts as empty', async ({ api }) => {
    const nameless = await api.post(url, { ...draftBody, ...receiver({ fullName: '\u200B' }) }, asImport);
    expect(toProblems(nameless)).toEqual({
      status: 422,
      problems: [['PART-02', 'receiverParticipant/fullName']],
    });
    const view = { name: '\u2060', query: 'statuses=DRAFT', isDefault: false };
    const saved = await api.put(`/api/v1/users/me/views/${worldId(501)}`, view, asImport);
    expect(toProblems(saved)).toEqual({ status: 422, problems: [['LIST-29', 'name']] });
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
