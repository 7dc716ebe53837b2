import { describe, expect } from 'vitest';

import { test as it } from '../../testing/api-test.js';
import { type Called, asProblems, call, listProblems } from '../../testing/call.js';
import { providerToken } from '../../testing/provider-test.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

const url = '/api/v1/consignments';
const toProblems = (answer: Called) => [answer.status, ...listProblems(answer)];

const emoji = (length: number) => '🥝'.repeat(length);

const refusedAt = (path: string) => [400, `CONS-60 ${path}: This contains a character that can't be stored`];

describe('[CONS-60] texts outside a consignment', () => {
  it('[CALL-49] unsaved work keeps every character but those that cannot be stored', async ({ api }) => {
    const work = '/api/v1/users/me/unsaved-work/limits';
    const save = (content: object) => api.put(work, { content, revision: null }, asProblems);
    const notes = '\u202Bمرحبا\u202C 👨‍👩‍👧 \u200B\n\t';
    expect((await save({ notes })).status).toBe(200);
    expect((await api.get(work)).body).toMatchObject({ content: { notes } });
    expect(toProblems(await save({ form: { notes: ['a\0'] } }))).toEqual(refusedAt('content/form/notes/0'));
    expect(toProblems(await save({ 'a\uDC00': 1 }))).toEqual(refusedAt('content/a\uDC00'));
  });

  it('the reason of a cancel', async ({ database, api }) => {
    await storeConsignment(database, { reference: 'TAS7000001', status: 'FINAL' });
    const cancel = (reason: string) =>
      api.post('/api/v2/consignments/TAS7000001/cancelled', { reason }, asProblems);
    expect(toProblems(await cancel('a\0'))).toEqual(refusedAt('reason'));
    expect(toProblems(await cancel(emoji(501)))).toEqual([400, expect.stringContaining('CONTRACT reason: ')]);
    expect((await cancel(emoji(500))).status).toBeLessThan(300);
    expect((await api.get(`${url}/TAS7000001`)).text).toContain('CANCELLED');
  });

  it('[LIST-29] the name of a view is empty if nothing of it can be seen', async ({ api }) => {
    const view = { name: '\u2060', query: 'statuses=DRAFT', isDefault: false };
    const saved = await api.put(`/api/v1/users/me/views/${worldId(501)}`, view, asProblems);
    expect(toProblems(saved)).toEqual([422, expect.stringContaining('LIST-29 name: ')]);
  });

  it('a path or a query', async ({ api }) => {
    expect(toProblems(await api.get(`${url}/TAS%00`, asProblems))).toEqual(refusedAt('ref'));
  });

  it("[PROV-02] an event's title is one line of at most 200 characters", async ({ database, app, api }) => {
    await storeConsignment(database, { reference: 'TAS7000002', status: 'STAGED' });
    const report = async (title: string) =>
      call(app, 'POST', '/api/v1/provider/consignments/events', {
        ...asProblems,
        token: await providerToken(),
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
    expect(toProblems(await report(emoji(201)))).toEqual([
      400,
      expect.stringContaining('CONTRACT events/0/title: '),
    ]);
    for (const title of [emoji(200), 'Gate\r\nclosed']) {
      expect((await report(title)).body).toMatchObject({ results: [{ outcome: 'Applied' }] });
    }
    const { text } = await api.get(`${url}/TAS7000002`);
    expect(text).toContain(emoji(200));
    expect(text).toContain('"Gate closed"');
  });
});
