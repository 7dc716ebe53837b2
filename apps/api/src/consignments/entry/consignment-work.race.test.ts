import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import type { Called } from '../../testing/call.js';
import { hasServer } from '../../testing/database.js';
import { countConsignments, draftBody, goodItem, kowhaiScope, tuiCafe } from '../../testing/fixtures.js';
import { runSql } from '../../testing/run-sql.js';
import { waitForLocks } from '../../testing/wait-for-locks.js';

const toStatuses = (answers: readonly Called[]) => answers.map(({ status }) => status).toSorted();
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_none, index) => make(index));

const url = (key: string) => `/api/v1/users/me/unsaved-work/${key}`;

const it = test
  .extend('openDraft', ({ createDraft, load }) =>
    async (lineItems: readonly object[] = [goodItem]) => {
      const path = await createDraft({ lineItems });
      return { path, loaded: await load(path) };
    })
  /** Sends every call while a consignment is held, and lets go once all of them wait for it. */
  .extend(
    'atOnce',
    ({ database }) =>
      async (path: string, calls: readonly (() => Promise<Called>)[]): Promise<Called[]> => {
        const started = await database.asSchemaOwner(kowhaiScope, async (tx) => {
          await sql`select id from consignments where reference = ${path.split('/').at(-1)} for update`.execute(
            tx,
          );
          const answers = calls.map((send) => send());
          await waitForLocks(tx, calls.length);
          return { answers };
        });
        return Promise.all(started.answers);
      },
  );

// One session cannot race against itself: on the embedded engine this would prove nothing.
describe.runIf(hasServer())('calls at the same time, on a PostgreSQL server', () => {
  it('[CALL-31] [CALL-42] [CONS-30] twenty-five copies and twenty-five creates get fifty consecutive references, and each copy its link', async ({
    openDraft,
    copy,
    database,
    api,
  }) => {
    const { path } = await openDraft();
    const before = await countConsignments(database);
    const answers: Called[] = [];
    // Ten at a time: a busy machine refuses part of a burst of fifty (PLAT-69).
    while (answers.length < 50) {
      const burst = times(10, (index) =>
        index % 2 === 0 ? copy(path) : api.post('/api/v1/consignments', draftBody),
      );
      answers.push(...(await Promise.all(burst)));
    }
    expect(new Set(toStatuses(answers))).toEqual(new Set([201]));
    const numbers = answers
      .map(({ body }) => Number((body as { reference: string }).reference.replace(/^\D+/u, '')))
      .toSorted((one, other) => one - other);
    expect(numbers).toEqual(times(50, (index) => (numbers[0] ?? 0) + index));
    expect(await countConsignments(database)).toBe(before + 50);
    const links = await api.get(`${path.replace('/v1/', '/v2/')}/links`);
    expect(links.body).toHaveLength(25);
  });

  it('[CONS-33] one of a save and two receiver-only saves wins, and the audit trail has one entry', async ({
    openDraft,
    api,
    atOnce,
    readTrail,
  }) => {
    const { path, loaded } = await openDraft();
    const { lastModifiedAtDateTimeUtc } = loaded;
    const receiver = (receiverReference: string) => () =>
      api.put(`${path}/receiver`, {
        receiverParticipant: tuiCafe,
        receiverReference,
        lastModifiedAtDateTimeUtc,
      });
    const whole = () => api.put(path, { ...draftBody, notes: 'Mine', lastModifiedAtDateTimeUtc });
    const answers = await atOnce(path, [whole, receiver('R-1'), receiver('R-2')]);
    expect(toStatuses(answers)).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect((await api.get(path)).body).toEqual(won);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ current: won });
    }
    expect(await readTrail(path)).toMatchObject([{ action: 'Saved' }, { action: 'Created' }]);
  });

  it('[CONS-57] one of five changes of a freight item wins', async ({ openDraft, atOnce, api }) => {
    const { path, loaded } = await openDraft();
    const item = `${path}/line-items/${loaded.lineItems[0]?.id}`;
    const answers = await atOnce(
      path,
      times(5, (index) => () => api.put(item, { ...goodItem, weight: 600 + index, version: 1 })),
    );
    expect(toStatuses(answers)).toEqual([200, 409, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body as { weight: number };
    expect((await api.get(path)).body).toMatchObject({ lineItems: [{ weight: won.weight, version: 2 }] });
  });

  it('[CONS-28] a Ready consignment keeps one of its freight items', async ({ openDraft, database, api }) => {
    const { path, loaded } = await openDraft(times(8, () => goodItem));
    await runSql(database)`
      update consignments set status_code = 'FINAL' where reference = ${path.split('/').at(-1)}`;
    // The items are held until every call waits, so that each could have read what the others are about to delete.
    const deletions = await database.asSchemaOwner(kowhaiScope, async (tx) => {
      const ids = loaded.lineItems.map(({ id }) => id);
      await sql`select id from line_items where id in (${sql.join(ids)}) for update`.execute(tx);
      const started = ids.map((id) => api.delete(`${path}/line-items/${id}`));
      await waitForLocks(tx, ids.length);
      return { started };
    });
    const answers = await Promise.all(deletions.started);
    expect(toStatuses(answers)).toEqual([...times(7, () => 204), 409]);
  });

  it('[PLAT-24] one of eight windows saves a form; at most 50 forms stay', async ({ api, database }) => {
    const writes = await Promise.all(
      times(8, (index) => api.put(url('same'), { content: { index }, revision: null })),
    );
    expect(toStatuses(writes)).toEqual([200, ...times(7, () => 409)]);
    // Eleven at a time: a busy machine refuses part of a burst of 55 (PLAT-69).
    for (const round of times(5, (index) => index * 11)) {
      const forms = await Promise.all(
        times(11, (index) => api.put(url(`form-${round + index}`), { content: {}, revision: null })),
      );
      expect(new Set(toStatuses(forms))).toEqual(new Set([200]));
    }
    expect((await runSql(database)`select from unsaved_work`).rows).toHaveLength(50);
  });
});
