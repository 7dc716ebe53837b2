import { setInterval } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { hasServer } from '../testing/database.js';
import { type Asked, type DrillStack, startDrillStack } from '../testing/drill/drill-stack.js';
import { listNamed, namedDraft } from '../testing/drill/named-drafts.js';
import type { Replica } from '../testing/drill/start-replica.js';
import { kowhaiScope, kowhaiSite } from '../testing/fixtures.js';
import { addConsignment } from '../testing/store-consignment.js';
import { toDigest } from '../testing/import-test.js';
import { runSql } from '../testing/run-sql.js';

const BULK_SIZE = 200;
const ROWS_BEFORE = 10;
const CALLERS = 3;
const siteIds = ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id);
/** Processes take long to start on a busy machine. */
const DRILL_TIMEOUT_MS = 300_000;
const WAIT = { timeout: 60_000, interval: 50 };

async function isReady(replica: Replica): Promise<boolean> {
  try {
    return (await fetch(`${replica.url}/readyz`)).ok;
  } catch {
    return false;
  }
}

describe.runIf(hasServer())('two processes of the API on one database', () => {
  let stack: DrillStack;
  let first: Replica;
  let second: Replica;

  beforeAll(async () => {
    stack = await startDrillStack();
    [first, second] = await Promise.all([stack.start('first'), stack.start('second')]);
  }, DRILL_TIMEOUT_MS);
  afterAll(() => stack.close());

  const countMailJobs = () =>
    stack.database.inTenant(kowhaiScope, async (tx) => {
      const jobs = await tx.selectFrom('jobs').select('id').where('kind', '=', 'manifest-mail').execute();
      return jobs.length;
    });

  const create = (replica: Replica, reference: string, headers = {}) =>
    stack.ask(replica, 'POST', '/api/v1/consignments', {
      body: namedDraft(reference),
      headers: { 'idempotency-key': reference, ...headers },
    });

  const mail = (replica: Replica, consignmentId: string, key: string) =>
    stack.ask(replica, 'POST', '/api/v2/consignments/pickup-manifest-email', {
      body: { consignmentIds: [consignmentId], notes: null },
      headers: { 'idempotency-key': key },
    });

  it(
    '[PLAT-100] a rolling restart under load loses no call and no job',
    async ({ annotate }) => {
      const staged = await storeStaged();
      const replicas = [first, second];
      const answers = new Map<string, number>();
      const created: string[] = [];
      const mailed: string[] = [];
      const load = { isOn: true };
      let turn = 0;

      /** Sends each call to the next process that is ready, as a balancer does that asks `/readyz`; repeats none. */
      const ready = new Set(replicas);
      const watch = async (replica: Replica): Promise<void> => {
        for await (const { isOn } of setInterval(100, load)) {
          if (!isOn) return;
          if (await isReady(replica)) ready.add(replica);
          else ready.delete(replica);
        }
      };
      const next = (): Replica => {
        const up = replicas.filter((replica) => ready.has(replica));
        turn += 1;
        const replica = up[turn % up.length];
        if (replica === undefined) throw new Error('No process is ready');
        return replica;
      };
      /** A process that is overloaded says when to come back: such a call is sent again, as every caller does. */
      const send = async (ask: (replica: Replica) => Promise<Asked>): Promise<void> => {
        const { status, retryAfter } = await ask(next());
        const outcome = retryAfter === null ? String(status) : 'refused for load';
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
        if (retryAfter !== null) await send(ask);
      };
      const call = async (caller: number): Promise<void> => {
        for (let round = 0; load.isOn; round += 1) {
          const reference = `ROLL-${caller}-${round}`;
          await send((replica) => create(replica, reference));
          created.push(reference);
          await send((replica) =>
            stack.ask(replica, 'POST', '/api/v2/consignments/search', { body: { siteIds } }),
          );
          if (round % 10 > 0) continue;
          await send((replica) => mail(replica, staged, reference));
          mailed.push(reference);
        }
      };

      const watching = replicas.map(watch);
      const loading = Promise.all(Array.from({ length: CALLERS }, (_none, caller) => call(caller)));
      for (const name of ['first', 'second'] as const) {
        const index = name === 'first' ? 0 : 1;
        const old = replicas[index];
        const fresh = await stack.start(name);
        replicas.push(fresh);
        watching.push(watch(fresh));
        await vi.waitFor(() => expect(ready.has(fresh)).toBe(true), WAIT);
        expect(await old?.stop()).toBe(0);
      }
      load.isOn = false;
      await Promise.all([loading, ...watching]);
      [, , first, second] = replicas as [Replica, Replica, Replica, Replica];

      expect([...answers.keys()].filter((outcome) => outcome !== 'refused for load').sort()).toEqual([
        '200',
        '201',
        '202',
      ]);
      expect(await listNamed(stack.database, 'ROLL-')).toEqual(created.toSorted());
      await vi.waitFor(async () => expect(await countMailJobs()).toBe(0), WAIT);
      expect(stack.mails.caught).toHaveLength(mailed.length);
      expect(new Set(stack.mails.caught.map(({ messageId }) => messageId)).size).toBe(mailed.length);
      expect(replicas.flatMap(({ errors }) => errors)).toEqual([]);
      await annotate(
        `answers by status ${JSON.stringify(Object.fromEntries(answers))}, consignments found ${created.length}, mails received ${mailed.length}`,
      );
    },
    DRILL_TIMEOUT_MS,
  );

  it(
    '[PLAT-101] kill -9 in the middle of a bulk action, an import and a mail loses nothing acknowledged and does nothing twice',
    async ({ annotate }) => {
      const { database, mails } = stack;
      const bulk: string[] = [];
      for (let index = 0; index < BULK_SIZE; index += 1) bulk.push(await addConsignment(database));
      const staged = await storeStaged();
      const caughtBefore = mails.caught.length;
      // The rows of the bulk action wait for a lock of the test, in the middle of its transaction.
      await database.runScript(`
      create function hold_bulk() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(100); return new; end $$;
      create trigger hold_bulk before update on consignments for each row
        when (new.status_code = 'FINAL') execute function hold_bulk()`);

      // A mail is in the middle when the mail server has it and has not accepted it yet.
      const holder = mails.holdNext();
      expect(await mail(first, staged, 'killed-mail')).toMatchObject({ status: 202 });
      const [dying, living] = (await holder).startsWith('first') ? [first, second] : [second, first];

      const moveAll = (replica: Replica) =>
        stack.ask(replica, 'POST', '/api/v1/consignments/bulk/status', {
          body: { statusCode: 'FINAL', references: bulk },
          headers: { 'idempotency-key': 'killed-bulk' },
        });
      const acknowledged: string[] = [];
      const lost: string[] = [];
      let stopAt = Infinity;
      const importRow = async (replica: Replica, reference: string): Promise<void> => {
        const row = `${toDigest(reference)}.1`;
        const { status } = await create(replica, reference, {
          'import-row': row,
          'import-file': 'orders.csv',
        });
        if (status !== 201) throw new Error(`${reference}: ${status}`);
        acknowledged.push(reference);
      };
      const importRows = async (_none: unknown, caller: number): Promise<void> => {
        for (let round = 0; acknowledged.length < stopAt; round += 1) {
          const reference = `KILL-${caller}-${round}`;
          // As the browser does: the same key again, at the process that answers.
          await importRow(lost.length === 0 ? dying : living, reference).catch(() => {
            lost.push(reference);
            return importRow(living, reference);
          });
        }
      };
      const importing = Promise.all(Array.from({ length: CALLERS }, importRows));
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(ROWS_BEFORE), WAIT);

      const interrupted = await database.asSchemaOwner(null, async (tx) => {
        await sql`select pg_advisory_xact_lock(100)`.execute(tx);
        const moving = moveAll(dying).then(
          ({ status }) => status,
          () => 'lost',
        );
        await vi.waitFor(async () => {
          const { rows } =
            await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(tx);
          expect(rows).toHaveLength(1);
        }, WAIT);
        await dying.kill();
        stopAt = acknowledged.length + ROWS_BEFORE;
        return moving;
      });
      await importing;
      mails.release();
      expect(interrupted).toBe('lost');
      expect(lost.length).toBeGreaterThan(0);

      // Nothing of the bulk action was stored; the same call again does all of it, and once.
      expect(await moveAll(living)).toMatchObject({ status: 200 });
      expect(await moveAll(living)).toMatchObject({ status: 200 });
      expect(await countMoves(bulk)).toEqual({ moves: BULK_SIZE, consignments: BULK_SIZE });
      // Each row of the import is there once, whether its answer arrived or not.
      expect(await listNamed(database, 'KILL-')).toEqual(acknowledged.toSorted());
      // The lease of the dead process ends, and the other one sends its mail.
      expect(mails.caught).toHaveLength(caughtBefore);
      await runSql(database)`update jobs set due_at = ${new Date()} where kind = 'manifest-mail'`;
      await vi.waitFor(async () => expect(await countMailJobs()).toBe(0), WAIT);
      expect(mails.caught).toHaveLength(caughtBefore + 1);
      await annotate(
        `bulk: 1 call without an answer, sent twice again, ${BULK_SIZE} moves found; import: ${acknowledged.length} rows acknowledged and found, ${lost.length} of them sent again; mail: 1 held at the kill, 1 accepted`,
      );
    },
    DRILL_TIMEOUT_MS,
  );

  /** How often these were marked as ready, and how many of them. */
  async function countMoves(references: readonly string[]) {
    const rows = await stack.database.inTenant(kowhaiScope, (tx) =>
      tx
        .selectFrom('status_history')
        .innerJoin('consignments', 'consignments.id', 'status_history.consignment_id')
        .select('consignments.reference')
        .where('consignments.reference', 'in', references)
        .where('status_history.status_code', '=', 'FINAL')
        .execute(),
    );
    return { moves: rows.length, consignments: new Set(rows.map(({ reference }) => reference)).size };
  }

  async function storeStaged(): Promise<string> {
    const reference = await addConsignment(stack.database, { status: 'STAGED' });
    const row = await stack.database.inTenant(kowhaiScope, (tx) =>
      tx.selectFrom('consignments').select('id').where('reference', '=', reference).executeTakeFirstOrThrow(),
    );
    return row.id;
  }
});
