import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startPostgres, type PostgresServer } from '../../../../postgres.shared.js';
import { migrate } from '../database/migrate.js';
import { openPostgres } from '../database/postgres.js';
import { cancelMove, forgetTenant, moveTenant, type MoveSide, type MoveStep } from '../moves/index.js';
import { stepLines } from '../cli/move-commands.js';
import { testApp } from '../testing/app.js';
import { type Api, createApi } from '../testing/call.js';
import { hasPooler } from '../testing/database.js';
import { createNamed, listNamed } from '../testing/drill/named-drafts.js';
import { testNow } from '../testing/now.js';
import { aurora, createWorld, signIn, tasman } from '../testing/world.js';

const DRILL_TIMEOUT_MS = 300_000;
const run = { operator: 'anna', command: 'tenant move', at: testNow };
const names = '/api/v1/users/me/name';
const program = [
  '--conditions=@consign/source',
  '--import',
  'tsx',
  fileURLToPath(new URL('../cli.ts', import.meta.url)),
];

describe.runIf(hasPooler())('two servers, with a tenant that moves between them', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let servers: [PostgresServer, PostgresServer];
  let sides: [MoveSide, MoveSide];
  let app: FastifyInstance;
  let manager: Api;
  let other: Api;
  const lines: string[] = [];

  const startSide = async (name: string): Promise<[PostgresServer, MoveSide]> => {
    const server = await startPostgres(['wal_level=logical']);
    if (server === null) throw new Error('PostgreSQL is missing here');
    const database = openPostgres(server.url);
    cleanups.push(server.stop, () => database.close());
    await migrate(database, testNow);
    return [server, { name, url: server.url, database }];
  };

  beforeAll(async () => {
    const [[eastServer, east], [westServer, west]] = [await startSide('east'), await startSide('west')];
    servers = [eastServer, westServer];
    sides = [east, west];
    await createWorld(east.database, [tasman, aurora]);
    app = await testApp({
      database: east.database,
      databases: sides,
      lines: [],
      config: { cacheSeconds: { tenant: 10, user: 5 } },
    });
    cleanups.push(() => app.close());
    manager = createApi(app, await signIn('manager'));
    other = createApi(app, await signIn('harbour'));
  }, DRILL_TIMEOUT_MS);

  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  });

  /** Runs the command in a process of its own, and kills that once it has printed a line. */
  const killMove = async (to: MoveSide, line: string): Promise<void> => {
    const { PATH = '', HOME = '' } = process.env;
    const DATABASE_URL = sides.map(({ name, url }) => `${name} ${url}`).join('\n');
    const child = spawn(process.execPath, [...program, 'tenant', 'move', 'TASMAN', '--to', to.name], {
      env: { PATH, HOME, DATABASE_URL },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: child.stdout }).on('line', (printed) => {
      if (printed === line) child.kill('SIGKILL');
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
  };
  const move = (to: MoveSide, dieAfter: MoveStep | null) =>
    moveTenant('TASMAN', sides, to, {
      run,
      print: (line) => void lines.push(line),
      onStep: (step) => {
        if (step === dieAfter) throw new Error('killed');
      },
    });

  it.each(Object.values(stepLines).map((line, index) => [line, index] as const))(
    '[PLAT-260] a move that is killed after "%s" goes on when it is repeated, and loses no row',
    async (line, index) => {
      const [from, to] = index % 2 === 0 ? sides : sides.toReversed();
      if (from === undefined || to === undefined) throw new Error('There are two sides');
      expect((await createNamed(manager, `STEP-${index}-1`)).status).toBe(201);
      await killMove(to, line);
      // Open in one of the two, or paused.
      expect([200, 503]).toContain((await manager.get(names)).status);
      expect((await other.get(names)).status).toBe(200);
      lines.splice(0);
      await move(to, null);
      expect((await manager.get(names)).status).toBe(200);
      expect((await createNamed(manager, `STEP-${index}-2`)).status).toBe(201);
      const stored = await listNamed(to.database, 'STEP-');
      expect(stored).toEqual(expect.arrayContaining([`STEP-${index}-1`, `STEP-${index}-2`]));
      expect(new Set(stored).size).toBe(stored.length);
      expect(await forgetTenant('TASMAN', sides, to)).toBe(`${from.name} has no rows of TASMAN any more`);
    },
    DRILL_TIMEOUT_MS,
  );

  it(
    '[PLAT-260] a move that is given up leaves nothing behind in the other database',
    async () => {
      const [, west] = sides;
      await expect(move(west, 'paused')).rejects.toThrow('killed');
      expect((await manager.get(names)).status).toBe(503);
      expect(await cancelMove('TASMAN', sides, west)).toBe('TASMAN stays in east');
      expect((await manager.get(names)).status).toBe(200);
      const counts = await west.database.asSchemaOwner(null, (tx) =>
        sql<{ rows: number }>`select (select count(*) from tenants) + (select count(*) from consignments)
          + (select count(*) from pg_subscription) as rows`.execute(tx),
      );
      expect(counts.rows).toEqual([{ rows: 0 }]);
    },
    DRILL_TIMEOUT_MS,
  );

  it(
    '[PLAT-261] a tenant moves under load: nothing acknowledged is lost or stored twice, and the other tenant is never refused',
    async ({ annotate }) => {
      const [, west] = sides;
      const acknowledged: string[] = [];
      const refused: number[] = [];
      const others: number[] = [];
      const ending = new AbortController();
      let longestMs = 0;
      const keepCreating = async (caller: number): Promise<void> => {
        for (let round = 0; !ending.signal.aborted; round += 1) {
          const reference = `LOAD-${caller}-${round}`;
          const since = performance.now();
          for (;;) {
            const { status } = await createNamed(manager, reference);
            if (status === 201) break;
            refused.push(status);
            await pause(20);
          }
          longestMs = Math.max(longestMs, performance.now() - since);
          acknowledged.push(reference);
        }
      };
      const keepReading = async (): Promise<void> => {
        while (!ending.signal.aborted) others.push((await other.get(names)).status);
      };
      const load = [keepCreating(1), keepCreating(2), keepCreating(3), keepReading()];
      try {
        await pause(500);
        await move(west, null);
        await pause(500);
      } finally {
        ending.abort();
        await Promise.all(load);
      }
      expect(lines.join('\n')).toContain('are the same in both');
      expect(new Set(others)).toEqual(new Set([200]));
      expect(new Set(refused)).toEqual(new Set([503]));
      const stored = await listNamed(west.database, 'LOAD-');
      expect(stored).toEqual(acknowledged.toSorted());
      expect(longestMs).toBeLessThan(15_000);
      await annotate(
        `acknowledged ${acknowledged.length}, refused with 503 and repeated ${refused.length}, found ${stored.length}; the longest wait was ${Math.round(longestMs)} ms, and the other tenant was served ${others.length} times`,
      );
      await forgetTenant('TASMAN', sides, west);
    },
    DRILL_TIMEOUT_MS,
  );

  it(
    '[PLAT-258] one server killed under load: its tenant gets 503 until it is back, the other one notices nothing',
    async () => {
      const [, westServer] = servers;
      // Tasman is in west by now.
      expect((await createNamed(manager, 'KILL-1')).status).toBe(201);
      await westServer.crash();
      for (let time = 0; time < 20; time += 1) {
        expect((await manager.get(names)).status).toBe(503);
        expect((await other.get(names)).status).toBe(200);
      }
      await westServer.restart('fast');
      expect((await createNamed(manager, 'KILL-1')).status).toBe(201);
      expect(await listNamed(sides[1].database, 'KILL-')).toHaveLength(1);
    },
    DRILL_TIMEOUT_MS,
  );
});
