import type { StatusCode } from '@consign/domain/status';
import { describe, expect } from 'vitest';

import { test as base } from './api-test.js';
import type { Api, Called } from './call.js';
import { testNow } from './now.js';
import { type StoredDraft, addConsignment } from './store-consignment.js';
import { historyRows } from './bulk-test.js';
import { worldId } from './world-rows.js';

export const pathReference = (path: string) => path.split('/').at(-1) ?? '';

/** A test of the status of a consignment. */
export const test = base
  .extend('codes', ({ load }) => async (path: string) => {
    return (await load(path)).statusHistory.map(({ code }) => code);
  })
  /** The path of a consignment of Kōwhai, stored without a call. */
  .extend('stored', ({ database }) => async (draft?: Omit<StoredDraft, 'reference'>) => {
    return `/api/v1/consignments/${await addConsignment(database, draft)}`;
  });

/** Sends the call that moves a consignment. */
export type SendMove = (api: Api, path: string, dateTimeUtc?: string) => Promise<Called>;

export interface Move {
  readonly call: string;
  /** The register's row of the move. */
  readonly id: string;
  readonly target: StatusCode;
  readonly from: readonly StatusCode[];
  /** The reason that the history gets. */
  readonly reason: string | null;
}

/** What every call that moves a consignment does. */
export function describeMove({ call, id, target, from, reason }: Move, send: SendMove): void {
  const it = test;

  describe(`the move to ${target}`, () => {
    it.for(from)(`[${call}, ${id}] works from %s`, async (status, { stored, load, api }) => {
      const path = await stored(status === 'DRAFT' ? {} : { status });
      const before = await load(path);
      expect(await send(api, path)).toMatchObject({ status: 204, text: '' });
      const after = await load(path);
      expect(after.statusHistory.map(({ code }) => code)).toEqual([
        ...before.statusHistory.map(({ code }) => code),
        target,
      ]);
      expect(after.statusHistory.at(-1)?.statusDate).toBe(testNow.toISOString());
      expect(after.lastModifiedAtDateTimeUtc).toBe(testNow.toISOString());
    });

    // What follows the move, and an end; the domain has the table.
    it.for((['STAGED', 'PICKUP', 'CANCELLED'] as const).filter((code) => !from.includes(code)))(
      `[${id}, CONS-37] is refused from %s`,
      async (status, { stored, load, api }) => {
        const path = await stored({ status });
        const before = await load(path);
        const answer = await send(api, path);
        expect(answer.status).toBe(409);
        expect(answer.text).toContain(id);
        expect(answer.text).toContain('Only Draft');
        expect(await load(path)).toEqual(before);
      },
    );

    it(`[${id}, BULK-24] records who asked, when and why`, async ({ stored, load, api, database }) => {
      const path = await stored();
      const at = '2026-03-12T03:04:05.000Z';
      await send(api, path, at);
      expect((await load(path)).statusHistory.at(-1)?.statusDate).toBe(at);
      expect(await historyRows(database, pathReference(path))).toEqual([
        { code: 'DRAFT', userId: null, recordedAt: new Date('2026-03-10T00:00:00.000Z'), reason: null },
        { code: target, userId: worldId(1301), recordedAt: testNow, reason },
      ]);
    });

    it.for([
      ['2199-12-31T23:59:59Z', testNow.toISOString()],
      ['2026-03-15T23:59:59Z', '2026-03-15T23:59:59.000Z'],
      ['1970-01-01T00:00:00Z', '2026-03-10T00:00:00.000Z'],
    ] as const)(`[${id}, BULK-24] at %s is stored as %s`, async ([asked, kept], { stored, load, api }) => {
      const path = await stored();
      expect(await send(api, path, asked)).toMatchObject({ status: 204 });
      expect((await load(path)).statusHistory.at(-1)?.statusDate).toBe(kept);
    });

    if (target !== 'CANCELLED') {
      it('[CONS-48, CONS-41, CONS-50] is refused for a Draft that breaks the rules', async ({
        stored,
        codes,
        api,
      }) => {
        const path = await stored({ items: [], receiver: { fullName: '' } });
        const answer = await send(api, path);
        expect(answer).toMatchObject({ status: 422 });
        expect((answer.body as { messages: object[] }).messages.slice(1)).toMatchObject([
          { problemId: 'PART-02', path: 'receiverParticipant/fullName', userMessage: 'Name is required' },
          { problemId: 'CONS-41', path: 'lineItems', userMessage: 'At least one freight item is required' },
        ]);
        expect(await codes(path)).toEqual(['DRAFT']);
      });
    }
  });
}
