import type { components } from '@consign/api-client/consignment';
import { getDay, startOfDayUtc } from '@consign/domain/dates';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { type Api, asProblems, listProblems } from '../../testing/call.js';
import { test } from '../../testing/api-test.js';
import { goodItem, kowhaiSite, tuiCafe } from '../../testing/fixtures.js';
import { createLookups, placeSites } from '../../testing/lookups.js';
import { runSql } from '../../testing/run-sql.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

const it = test
  /** A Draft with everything on it. */
  .extend('openDraft', ({ createDraft, load }) =>
    async (over: object = {}) => {
      const path = await createDraft({
        senderReference: 'PO-1',
        receiverReference: 'R-1',
        salesReference: 'SO-1',
        notes: 'Ring the bell',
        receiverNotes: 'At the back',
        requestedDeliveryDate: '2026-03-23T11:00:00Z',
        lineItems: [goodItem],
        hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
        consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZ1' } }],
        ...over,
      });
      return { path, lastModifiedAtDateTimeUtc: (await load(path)).lastModifiedAtDateTimeUtc };
    })
  /** Every row of a consignment but what a receiver-only save may write. */
  .extend('otherFields', ({ database }) => async (path: string): Promise<unknown> => {
    const reference = path.split('/').at(-1);
    const { rows } = await runSql(database)`
      select to_jsonb(c) - 'receiver' - 'receiver_reference' - 'modified_at' as rest,
      (select jsonb_agg(to_jsonb(i)) from line_items i where i.consignment_id = c.id) as items,
      (select jsonb_agg(to_jsonb(h)) from status_history h where h.consignment_id = c.id) as history
      from consignments c where reference = ${reference}`;
    return rows;
  })
  /** A Draft to a town whose region is unknown, so that any day is accepted. */
  .extend('open', ({ openDraft }) => async (delivery: string) => {
    const { path } = await openDraft({ ...toTui, requestedDeliveryDate: day(delivery) });
    return path;
  })
  .extend('saveReceiver', ({ load }) => async (path: string, body: object): Promise<string[]> => {
    const { lastModifiedAtDateTimeUtc } = await load(path);
    const sent = { ...body, lastModifiedAtDateTimeUtc };
    return listProblems(await limited.put(`${path}/receiver`, sent, asProblems));
  });

let limited: Api;

it.beforeAll(async ({ apiAs }) => {
  limited = await apiAs('manager', ['Access.DISPATCH', 'Consignment.LimitedEdit']);
});

type Loaded = components['schemas']['Consignment'];

const toTui = { receiverParticipantId: null, receiverParticipant: tuiCafe };
const toWellington = { receiverParticipantId: kowhaiSite('WLG1').participantId };
const day = (text: string) => new Date(startOfDayUtc(getDay(text))).toISOString();
const unmovable =
  'DATE-14 requestedDeliveryDateTimeUtc: Only a delivery date that the new receiver makes impossible can be moved, to a later day';
const own = new Set(['receiverParticipant', 'receiverReference', 'lastModifiedAtDateTimeUtc']);
const others = (loaded: Loaded) =>
  Object.fromEntries(Object.entries(loaded).filter(([name]) => !own.has(name)));

describe('a receiver-only save', () => {
  it('[CALL-33] [CONS-27] writes only the receiver, without MAINTAIN', async ({ openDraft, load }) => {
    const { path, lastModifiedAtDateTimeUtc } = await openDraft();
    const before = await load(path);
    const saved = await limited.put(`${path}/receiver`, {
      ...toTui,
      receiverReference: ' R-2 ',
      lastModifiedAtDateTimeUtc,
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        receiverReference: 'R-2',
        receiverParticipant: { fullName: 'Tūī Café', email: 'orders@tui.example', siteProxy: null },
      },
    });
    expect(saved.body).toEqual(await load(path));
    expect(others(saved.body as Loaded)).toEqual(others(before));
    const { lastModifiedAtDateTimeUtc: now } = saved.body as Loaded;
    expect(now > lastModifiedAtDateTimeUtc).toBe(true);
  });

  it('[CALL-33] can choose a site, and updates the search text', async ({ openDraft, search }) => {
    const { path, lastModifiedAtDateTimeUtc } = await openDraft(toTui);
    const saved = await limited.put(`${path}/receiver`, {
      receiverParticipantId: kowhaiSite('DUD1').participantId,
      lastModifiedAtDateTimeUtc,
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { receiverReference: null, receiverParticipant: { siteProxy: { code: 'DUD1' } } },
    });
    const references = [path.split('/').at(-1)];
    for (const [searchTerm, rowCount] of [
      ['dunedin', 1],
      ['tui', 0],
      ['auckland', 1],
      ['SO-1', 1],
    ] as const)
      expect(await search({ searchTerm, references })).toMatchObject({ rowCount });
  });

  it('[PART-01] [PART-02] [PART-04] is refused like a first save, and changes nothing', async ({
    openDraft,
    saveReceiver,
    load,
  }) => {
    const { path } = await openDraft();
    const before = await load(path);
    const notChosen = 'PART-01 receiverParticipantId: Choose a receiver site or enter an address';
    expect(await saveReceiver(path, {})).toEqual([notChosen]);
    const unknown = { receiverParticipantId: worldId(77) };
    expect(await saveReceiver(path, unknown)).toEqual([
      'PART-01 receiverParticipantId: This site is not available',
    ]);
    const receiverParticipant = { ...tuiCafe, fullName: ' ', phone: '12' };
    expect(await saveReceiver(path, { receiverParticipant })).toEqual([
      'PART-02 receiverParticipant/fullName: Name is required',
      'PART-04 receiverParticipant/phone: Value is not a valid phone number',
    ]);
    expect(await load(path)).toEqual(before);
  });

  it('[PART-06] needs the contact that the stored service type requires', async ({ openDraft }) => {
    const { path, lastModifiedAtDateTimeUtc } = await openDraft({
      serviceType: 'OVERNIGHT',
      senderParticipant: { phone: '09 555 0110' },
    });
    const { phone: _phone, email: _email, ...silent } = tuiCafe;
    const body = { receiverParticipant: silent, lastModifiedAtDateTimeUtc };
    expect(await limited.put(`${path}/receiver`, body)).toMatchObject({
      status: 422,
      body: { messages: [{}, { problemId: 'PART-06' }, { problemId: 'PART-06' }] },
    });
  });

  it.for([
    ['FINAL', 200],
    ['STAGED', 409],
  ] as const)('[CONS-27] of a %s consignment returns %d', async ([status, expected], { database, load }) => {
    const reference = `TAS7${status}`;
    await storeConsignment(database, { reference, status });
    const path = `/api/v1/consignments/${reference}`;
    const { lastModifiedAtDateTimeUtc } = await load(path);
    expect(await limited.put(`${path}/receiver`, { ...toTui, lastModifiedAtDateTimeUtc })).toMatchObject({
      status: expected,
    });
  });

  it('[CONS-27] [CONS-36] changes nothing else, whatever comes', async ({ openDraft, otherFields, load }) => {
    const { path } = await openDraft();
    const before = await otherFields(path);
    const text = fc.option(fc.string({ maxLength: 20 }));
    const extra = fc.oneof(
      fc.constant({}),
      fc.record(
        {
          notes: text,
          salesReference: text,
          senderReference: text,
          senderParticipantId: fc.constant(kowhaiSite('DUD1').participantId),
          serviceType: fc.constant('OVERNIGHT'),
          requestedDeliveryDateTimeUtc: fc.constant(null),
          hireage: fc.constant([]),
          consignmentFlags: fc.constant([]),
          lineItems: fc.constant([]),
          statusCode: fc.constant('FINAL'),
          constructor: fc.constant(1),
        },
        { requiredKeys: [] },
      ),
    );
    const sent = fc.record(
      {
        receiverParticipantId: fc.constantFrom(null, kowhaiSite('DUD1').participantId, worldId(5)),
        receiverParticipant: fc.constantFrom(null, tuiCafe, { ...tuiCafe, fullName: '\u202Eأهلا 🚚' }),
        receiverReference: text,
      },
      { requiredKeys: [] },
    );
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(sent, extra, async (body, more) => {
        const { lastModifiedAtDateTimeUtc } = await load(path);
        const answer = await limited.put(`${path}/receiver`, {
          ...body,
          ...more,
          lastModifiedAtDateTimeUtc,
        });
        expect(Object.keys(more).length === 0 ? [200, 422] : [400]).toContain(answer.status);
        statuses.add(answer.status);
        expect(await otherFields(path)).toEqual(before);
      }),
      {
        numRuns: 20,
        // One for each status: twenty random ones may leave one out.
        examples: [
          [{ receiverParticipantId: kowhaiSite('DUD1').participantId }, {}],
          [{}, { notes: 'Gate 2' }],
          [{ receiverParticipantId: worldId(5) }, {}],
        ],
      },
    );
    expect(statuses).toEqual(new Set([200, 400, 422]));
  }, 60_000);
});

// Today is Tuesday 17 March 2026. Wellington can be reached on the 19th and is closed on the 20th.
describe('the delivery date in a save of only the receiver', () => {
  it.beforeAll(async ({ database }) => {
    await createLookups(database);
    await placeSites(database);
  });

  it('[DATE-14] [CONS-27] stays where none is sent, and moves to a later possible day that the new receiver makes necessary', async ({
    open,
    load,
    saveReceiver,
    readTrail,
  }) => {
    const path = await open('2026-03-18');
    expect(await saveReceiver(path, toWellington)).toEqual([]);
    expect((await load(path))['requestedDeliveryDateTimeUtc']).toBe(day('2026-03-18'));
    expect(await saveReceiver(path, { receiverParticipant: tuiCafe })).toEqual([]);
    const moved = { ...toWellington, requestedDeliveryDateTimeUtc: day('2026-03-19') };
    expect(await saveReceiver(path, moved)).toEqual([]);
    expect((await load(path))['requestedDeliveryDateTimeUtc']).toBe(day('2026-03-19'));
    expect(JSON.stringify(await readTrail(path))).toContain('"field":"requestedDeliveryDate"');
  });

  it.for([
    [
      'to a closed day',
      '2026-03-18',
      '2026-03-20',
      'DATE-07 requestedDeliveryDateTimeUtc: Not a working date',
    ],
    ['to an earlier day', '2026-03-18', '2026-03-17', unmovable],
    ['from a day that is possible', '2026-03-23', '2026-03-24', unmovable],
    ['for the same receiver', '2026-03-18', '2026-03-19', unmovable, { receiverParticipant: tuiCafe }],
  ] as const)(
    '[DATE-14] [CONS-31] does not move %s',
    async ([_what, from, to, problem, receiver = toWellington], { open, load, saveReceiver }) => {
      const path = await open(from);
      const moved = { ...receiver, requestedDeliveryDateTimeUtc: day(to) };
      expect(await saveReceiver(path, moved)).toEqual([problem]);
      expect((await load(path))['requestedDeliveryDateTimeUtc']).toBe(day(from));
    },
  );
});
