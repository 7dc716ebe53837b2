import { getDay, startOfDayUtc } from '@consign/domain/dates';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import type { Database } from '../../database/database.js';
import type { Api } from '../../testing/call.js';
import { test } from '../../testing/api-test.js';
import {
  createdPath,
  draftBody,
  goodItem,
  kowhaiScope,
  kowhaiSite,
  tuiCafe,
} from '../../testing/fixtures.js';
import { aucklandRegion, createLookups, wellingtonRegion } from '../../testing/lookups.js';
import { tasman } from '../../testing/world.js';

interface Loaded {
  readonly lastModifiedAtDateTimeUtc: string;
  readonly requestedDeliveryDateTimeUtc: string | null;
}

const day = (text: string) => new Date(startOfDayUtc(getDay(text))).toISOString();
const toWellington = { receiverParticipantId: kowhaiSite('WLG1').participantId };
const refused =
  'DATE-14 requestedDeliveryDateTimeUtc: Only a delivery date that the new receiver makes impossible can be moved, to a later day';

let limited: Api;

const it = test
  /** A Draft to a town whose region is unknown, so that any day is accepted. */
  .extend('open', ({ api }) =>
    async (delivery: string) => {
      const body = {
        ...draftBody,
        receiverParticipantId: null,
        receiverParticipant: tuiCafe,
        requestedDeliveryDate: day(delivery),
        lineItems: [goodItem],
      };
      return createdPath(await api.post('/api/v1/consignments', body));
    })
  .extend(
    'load',
    ({ api }) =>
      async (path: string) =>
        (await api.get(path)).body as Loaded,
  )
  .extend('saveReceiver', ({ load }) => async (path: string, body: object): Promise<string[]> => {
    const { lastModifiedAtDateTimeUtc } = await load(path);
    const answer = await limited.put(
      `${path}/receiver`,
      { ...body, lastModifiedAtDateTimeUtc },
      { headers: { accept: 'application/problem+json' } },
    );
    return answer.status === 200 ? [] : toProblems(answer.body);
  });

const toProblems = (body: unknown) =>
  ((body as { problems?: { id: string; path: string; message: string }[] }).problems ?? []).map(
    ({ id, path, message }) => `${id} ${path}: ${message}`,
  );

it.beforeAll(async ({ database, apiAs }) => {
  await createLookups(database);
  await placeSites(database);
  limited = await apiAs('manager', ['Access.DISPATCH', 'Consignment.LimitedEdit']);
});

/** AKL1 in Auckland and WLG1 in Wellington, with two service days between them. */
function placeSites(database: Database) {
  return database.asOwner(kowhaiScope, async (tx) => {
    for (const [code, place] of [
      ['AKL1', JSON.stringify({ id: aucklandRegion, name: 'Auckland' })],
      ['WLG1', JSON.stringify({ id: wellingtonRegion, name: 'Wellington' })],
    ]) {
      await sql`update sites set address = jsonb_set(address, '{region}', ${place}::jsonb)
        where tenant_id = ${tasman.id} and code = ${code}`.execute(tx);
    }
  });
}

// Today is Tuesday 17 March 2026. Wellington can be reached on the 19th and is closed on the 20th.
describe('the delivery date in a save of only the receiver', () => {
  it('[DATE-14] [CONS-27] stays where none is sent, and moves to a later possible day that the new receiver makes necessary', async ({
    open,
    load,
    saveReceiver,
    api,
  }) => {
    const path = await open('2026-03-18');
    expect(await saveReceiver(path, toWellington)).toEqual([]);
    expect((await load(path)).requestedDeliveryDateTimeUtc).toBe(day('2026-03-18'));
    expect(await saveReceiver(path, { receiverParticipant: tuiCafe })).toEqual([]);
    const moved = { ...toWellington, requestedDeliveryDateTimeUtc: day('2026-03-19') };
    expect(await saveReceiver(path, moved)).toEqual([]);
    expect((await load(path)).requestedDeliveryDateTimeUtc).toBe(day('2026-03-19'));
    const trail = await api.get(`${path.replace('/v1/', '/v2/')}/audit`);
    expect(JSON.stringify(trail.body)).toContain('"field":"requestedDeliveryDate"');
  });

  it.for([
    [
      'to a closed day',
      '2026-03-18',
      '2026-03-20',
      'DATE-07 requestedDeliveryDateTimeUtc: Not a working date',
    ],
    ['to an earlier day', '2026-03-18', '2026-03-17', refused],
    ['from a day that is possible', '2026-03-23', '2026-03-24', refused],
    ['for the same receiver', '2026-03-18', '2026-03-19', refused, { receiverParticipant: tuiCafe }],
  ] as const)(
    '[DATE-14] [CONS-31] does not move %s',
    async ([_what, from, to, problem, receiver = toWellington], { open, load, saveReceiver }) => {
      const path = await open(from);
      const moved = { ...receiver, requestedDeliveryDateTimeUtc: day(to) };
      expect(await saveReceiver(path, moved)).toEqual([problem]);
      expect((await load(path)).requestedDeliveryDateTimeUtc).toBe(day(from));
    },
  );
});
