import path from 'node:path';

import { firstPagePath, listBody } from '../api-list/api-list.js';
import { connect, repeat } from '../api-list/caller.js';
import { captureOwnStatements, startReplay } from '../api-list/over-sql.js';
import { median } from '../api-list/ratio.js';
import type { MeasuredProcess } from '../processes/measured-process.js';
import type { Result } from '../result.js';
import { type SeededServer, measureSeeded } from '../seeded-server.js';

const size = Number(process.env['BENCH_SIZE'] ?? 50_000);
const ROUNDS = 11;
const CALLS_PER_ROUND = 100;
/** Until then the compiler works beside the calls. */
const WARM_UP_CALLS = 1500;

/** A call, or a part of one, repeated in the process whose processor time is read. */
interface Measured {
  readonly cpu: MeasuredProcess['cpu'];
  readonly run: (times: number) => Promise<unknown>;
}

const whole = 'Floor: the whole call';

/** Adds up the cost of a page of the list, from the bare driver to the whole call. */
export function measureFloor(): Promise<Result[]> {
  return measureSeeded(size, [whole], async (seeded) => {
    const { postgres } = seeded;
    const calls = listCalls(seeded);
    const statements = await captureOwnStatements(postgres, { send: calls.zipped.run });
    const steps = await startReplay(postgres.url, statements, path.join(import.meta.dirname, 'steps.ts'));
    try {
      return describe(await measureInTurn({ ...calls, ...(await listSteps(seeded, steps)) }));
    } finally {
      await steps.stop();
    }
  });
}

/** Calls of the product: refused ever later, then answered with ever more. */
function listCalls(seeded: SeededServer) {
  const body = listBody(seeded.caller);
  const call = connect(seeded, ['Access.DISPATCH', 'Consignment.LimitedEdit']);
  const callWithout = connect(seeded, []);
  const measured = (send: () => Promise<string>): Measured => ({ cpu: seeded.server.cpu, run: repeat(send) });
  const otherSite = { ...body, siteIds: ['00000000-0000-4000-8000-000000000000'] };
  const list = firstPagePath;
  return {
    unknown: measured(() => call(list, body, { headers: { authorization: '' }, refusal: 401 })),
    forbidden: measured(() => callWithout(list, body, { refusal: 403 })),
    refused: measured(() => call(list, otherSite, { refusal: 422 })),
    plain: measured(() => call(list, body, { headers: { 'accept-encoding': 'identity' } })),
    zipped: measured(() => call(list, body)),
  };
}

async function listSteps(seeded: SeededServer, steps: MeasuredProcess) {
  const { plain, framework } = (await steps.ask('where')) as { plain: string; framework: string };
  const body = listBody(seeded.caller);
  const step = (run: Measured['run']): Measured => ({ cpu: steps.cpu, run });
  const ask = (origin: string, address: string): Measured => {
    const call = connect({ ...seeded, origin }, []);
    return step(repeat(() => call(address, body)));
  };
  return {
    text: step((times) => steps.ask(`text ${times}`)),
    parsed: step((times) => steps.ask(`parsed ${times}`)),
    http: ask(plain, '/'),
    fastify: ask(framework, '/page'),
    empty: ask(framework, '/empty'),
  };
}

type Name = keyof ReturnType<typeof listCalls> | keyof Awaited<ReturnType<typeof listSteps>>;

/** Microseconds of processor time for one run of each: medians of rounds in which all take their turn. */
async function measureInTurn(all: Readonly<Record<Name, Measured>>): Promise<Record<Name, number>> {
  const names = Object.keys(all) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await all[name].run(WARM_UP_CALLS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const { cpu, run } = all[name];
      const before = await cpu();
      await run(CALLS_PER_ROUND);
      times[name].push(((await cpu()) - before) / CALLS_PER_ROUND);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

function describe(times: Readonly<Record<Name, number>>): Result[] {
  const steps: readonly (readonly [step: string, value: number, note: string])[] = [
    ['statements of the list', times.text, 'bare driver, rows as text'],
    ['+ parsed rows', times.parsed - times.text, ''],
    ['+ node:http', times.http - times.parsed, 'with the rows as JSON'],
    ['+ Fastify', times.fastify - times.http, 'without hooks'],
    ['+ hooks, tenant', times.unknown - times.empty, 'a call without a token, with its line of the log'],
    ['+ token, permissions', times.forbidden - times.unknown, 'a call without the permission'],
    ['+ user, contract', times.refused - times.forbidden, 'a call that asks for another site'],
    ['+ query, answer', times.plain - times.fastify - (times.refused - times.empty), ''],
    ['+ gzip', times.zipped - times.plain, ''],
  ];
  return [
    ...steps.map(([step, value, note]) => ({
      name: `Floor: ${step}`,
      value,
      note,
      unit: 'µs' as const,
      budget: null,
    })),
    { name: whole, value: times.zipped, unit: 'µs', budget: null, note: 'the sum of the steps' },
  ];
}
