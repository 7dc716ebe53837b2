import { statusCodes } from '@consign/domain/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Api } from '../../testing/call.js';
import {
  type OpenWorld,
  draftBody,
  goodItem,
  kowhaiScope,
  openWorld,
  pathOf,
} from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { askedOf, stock } from '../../testing/stock.js';
import type { StoredDraft } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

let world: OpenWorld;
let manager: Api;
beforeAll(async () => {
  world = await openWorld();
  manager = await world.as('manager');
});
afterAll(() => world.close());

interface Loaded {
  statusHistory: { code: string; statusDate: string }[];
  lastModifiedAtDateTimeUtc: string;
}
const load = async (path: string) => (await manager.get(path)).body as Loaded;
const codesOf = async (path: string) => (await load(path)).statusHistory.map(({ code }) => code);

/** The address of a consignment of Kōwhai, as it is stored. */
const stored = async (draft?: Omit<StoredDraft, 'reference'>) =>
  `/api/v1/consignments/${await stock(world.database, draft)}`;
const referenceIn = (path: string) => path.split('/').at(-1) ?? '';

const moves = [
  ['markConsignmentReady', 'CONS-21', 'FINAL', ['DRAFT']],
  ['requestConsignmentPickup', 'CONS-22', 'STAGED', ['DRAFT', 'FINAL']],
  ['cancelConsignment', 'CONS-23', 'CANCELLED', ['DRAFT', 'FINAL']],
] as const;
type Target = (typeof moves)[number][2];

/** The two ways to ask for a status: its own call, and the one for other callers (CONS-37). */
const ways = {
  'its own call': (path: string, target: Target, dateTimeUtc?: string, api = manager) => {
    const at = dateTimeUtc === undefined ? {} : { dateTimeUtc };
    if (target === 'FINAL') return api.put(`${path}/mark-as-ready`, at);
    if (target === 'STAGED') return api.put(`${path}/request-pickup`, at);
    return api.post(`${path.replace('v1', 'v2')}/cancelled`, {
      reason: 'Customer changed their mind',
      ...at,
    });
  },
  'the status call': (path: string, target: Target, dateTimeUtc?: string, api = manager) =>
    api.post(`${path}/status`, {
      reference: referenceIn(path).toLowerCase(),
      statusCode: target,
      ...(dateTimeUtc === undefined ? {} : { statusDateTimeUtc: dateTimeUtc }),
    }),
};

describe.each(Object.entries(ways))('by %s', (way, ask) => {
  describe.each(moves)('%s', (_operation, id, target, from) => {
    it.each(from)(`[CALL-37, CALL-38, CALL-39, CALL-40] moves from %s, as ${id} says`, async (status) => {
      const path = await stored(status === 'DRAFT' ? {} : { status });
      const before = await load(path);
      expect(await ask(path, target)).toMatchObject({ status: 204, text: '' });
      const after = await load(path);
      expect(after.statusHistory.map(({ code }) => code)).toEqual([
        ...before.statusHistory.map(({ code }) => code),
        target,
      ]);
      expect(after.statusHistory.at(-1)?.statusDate).toBe(testNow.toISOString());
      expect(after.lastModifiedAtDateTimeUtc).toBe(testNow.toISOString());
    });

    it.each(statusCodes.filter((code) => !(from as readonly string[]).includes(code)))(
      `[${id}, CONS-37] does not move from %s`,
      async (status) => {
        const path = await stored({ status });
        const before = await load(path);
        const answer = await ask(path, target);
        expect(answer.status).toBe(409);
        expect(answer.text).toContain(id);
        expect(answer.text).toContain('Only Draft');
        expect(await load(path)).toEqual(before);
      },
    );

    it(`[${id}, BULK-24] keeps who asked, when and why`, async () => {
      const path = await stored();
      const at = '2026-03-12T03:04:05.000Z';
      await ask(path, target, at);
      const reason =
        target !== 'CANCELLED'
          ? null
          : way === 'its own call'
            ? 'Customer changed their mind'
            : 'Cancelled by Consign user';
      expect((await load(path)).statusHistory.at(-1)?.statusDate).toBe(at);
      expect(await askedOf(world.database, referenceIn(path))).toEqual([
        { code: 'DRAFT', userId: null, recordedAt: new Date('2026-03-10T00:00:00.000Z'), reason: null },
        { code: target, userId: worldId(1301), recordedAt: testNow, reason },
      ]);
    });

    it.each([
      ['9999-12-31T23:59:59Z', testNow.toISOString()],
      ['2026-03-15T23:59:60Z', '2026-03-15T23:59:59.000Z'],
      ['0001-01-01T00:00:00Z', '2026-03-10T00:00:00.000Z'],
    ])(`[${id}, BULK-24] at %s counts as %s`, async (asked, counted) => {
      const path = await stored();
      expect(await ask(path, target, asked)).toMatchObject({ status: 204 });
      expect((await load(path)).statusHistory.at(-1)?.statusDate).toBe(counted);
    });

    it(`[${id}, AUTH-11] answers alike what is unknown and what is of a site that is not the user’s`, async () => {
      const path = await stored();
      const dispatch = await world.as('dispatch');
      const foreign = await ask(path, target, undefined, dispatch);
      const unknown = await ask('/api/v1/consignments/TAS9999999', target, undefined, dispatch);
      expect(foreign.status).toBe(404);
      expect(unknown.status).toBe(404);
      expect(await codesOf(path)).toEqual(['DRAFT']);
    });

    it(`[${id}, AUTH-11] needs maintain`, async () => {
      const path = await stored();
      const limited = await world.as('manager', ['Access.DISPATCH', 'Consignment.LimitedEdit']);
      const answer = await ask(path, target, undefined, limited);
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('You do not have required permissions to perform this action.');
      expect(await codesOf(path)).toEqual(['DRAFT']);
    });
  });

  it.each(['FINAL', 'STAGED'] as const)(
    '[CONS-48, CONS-41, CONS-50] a Draft that breaks rules does not become %s',
    async (target) => {
      const path = await stored({ items: [], receiver: { fullName: '' } });
      const answer = await ask(path, target);
      expect(answer).toMatchObject({ status: 422 });
      expect((answer.body as { messages: object[] }).messages.slice(1)).toMatchObject([
        { problemId: 'PART-02', path: 'receiverParticipant/fullName', userMessage: 'Name is required' },
        { problemId: 'CONS-41', path: 'lineItems', userMessage: 'At least one freight item is required' },
      ]);
      expect(await codesOf(path)).toEqual(['DRAFT']);
    },
  );

  it('[CONS-23] a Draft that breaks rules can be cancelled', async () => {
    const path = await stored({ items: [] });
    expect(await ask(path, 'CANCELLED')).toMatchObject({ status: 204 });
  });

  it('[CONS-50] what is Ready is not checked again when its pickup is requested', async () => {
    const path = await stored({ status: 'FINAL', items: [] });
    expect(await ask(path, 'STAGED')).toMatchObject({ status: 204 });
  });
});

const open = async (over: object = {}) =>
  pathOf(await manager.post('/api/v1/consignments', { ...draftBody, lineItems: [goodItem], ...over }));

describe('what a Draft between sites needs', () => {
  it('[CONS-21] is met by what was saved', async () => {
    const path = await open({
      receiverParticipant: { phone: '021 555 0199' },
      hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL2025/KOW/1234' } }],
    });
    expect(await manager.put(`${path}/mark-as-ready`, {})).toMatchObject({ status: 204, text: '' });
  });

  it('[CONS-45] is asked of what the customer has now', async () => {
    const path = await open({ serviceType: 'OVERNIGHT' });
    await world.database.asOwner(kowhaiScope, (tx) =>
      tx
        .updateTable('consignments')
        .set({ service_type_code: 'RETIRED' })
        .where('reference', '=', referenceIn(path))
        .execute(),
    );
    expect(await manager.put(`${path}/mark-as-ready`, {})).toMatchObject({
      status: 422,
      body: {
        messages: [
          { problemId: 'CONS-45', path: 'serviceType', userMessage: 'This service type is not available' },
        ],
      },
    });
  });
});

describe('a status call', () => {
  it('[CALL-40] for another reference than the address’s is refused', async () => {
    const path = await stored();
    const body = { reference: 'TAS0000000', statusCode: 'FINAL' };
    expect(await manager.post(`${path}/status`, body)).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'CALL-40', path: 'reference' }] },
    });
    expect(await codesOf(path)).toEqual(['DRAFT']);
  });

  it.each(['DRAFT', 'PICKUP', 'DELIVERED', 'ERR', 'final', 'constructor'])(
    '[BULK-14] to %s is refused as unsupported',
    async (statusCode) => {
      const path = await stored();
      expect(
        await manager.post(`${path}/status`, { reference: referenceIn(path), statusCode }),
      ).toMatchObject({
        status: 422,
        body: {
          messages: [
            {
              problemId: 'BULK-14',
              path: 'statusCode',
              userMessage: `Unsupported status code: ${statusCode}`,
            },
          ],
        },
      });
    },
  );

  it('[CONS-34] that is sent again with its key is answered as it was, and moves once', async () => {
    const path = await stored();
    const ready = () =>
      manager.put(`${path}/mark-as-ready`, {}, { headers: { 'idempotency-key': 'double click' } });
    expect(await ready()).toMatchObject({ status: 204 });
    expect(await ready()).toMatchObject({ status: 204 });
    expect(await codesOf(path)).toEqual(['DRAFT', 'FINAL']);
    expect(await manager.put(`${path}/mark-as-ready`, {})).toMatchObject({ status: 409 });
  });

  it('[CONS-33] moves the moment of the last change, so that an older form is refused', async () => {
    const path = await open();
    const { lastModifiedAtDateTimeUtc } = await load(path);
    await manager.put(`${path}/mark-as-ready`, {});
    const saved = await manager.put(path, { ...draftBody, lastModifiedAtDateTimeUtc });
    expect(saved).toMatchObject({ status: 409 });
    expect(new Date((await load(path)).lastModifiedAtDateTimeUtc).getTime()).toBeGreaterThan(
      new Date(lastModifiedAtDateTimeUtc).getTime(),
    );
  });
});
