import { measureOverSql, toRatioName } from '../api-list/over-sql.js';
import type { Result } from '../result.js';
import { measureSeeded } from '../seeded-server.js';
import { createExtractCall } from './extract-call.js';

const names = { extract: 'Extract', memory: 'Extract: memory while it runs' };
/** 50,000 keeps a run to minutes; the budgets hold with a million too (BENCH_SIZE=1000000). */
const size = Number(process.env['BENCH_SIZE'] ?? 50_000);
const MIB = 1024 * 1024;
/** The count, the keys of a page and its rows; the jobs of the server run meanwhile. */
const ownStatements = /^\s*select (?:count\(\*\) as count from \(|next\.id)|requested \(id, position\)/u;

/** Compares the extract with the same SQL through the bare driver, and its memory with the idle server. */
export function measureExtract(): Promise<Result[]> {
  const ratios = [toRatioName(names.extract), names.memory];
  return measureSeeded(size, ratios, async ({ server, postgres, origin, issuer, caller }) => {
    const call = createExtractCall(origin, issuer, caller);
    const peak = async (): Promise<number> => Number(await server.ask('peak memory'));
    const before = await peak();
    const startedAt = performance.now();
    const rows = await call.send();
    const seconds = (performance.now() - startedAt) / 1000;
    const after = await peak();
    const note = `${rows} rows, ${size} consignments`;
    const send = async (times: number): Promise<void> => {
      for (let sent = 0; sent < times; sent += 1) await call.send();
    };
    return [
      {
        name: names.memory,
        value: (after - before) / MIB,
        unit: 'MiB',
        budget: 128,
        note: `${note}: ${(before / MIB).toFixed(0)} MiB before, at most ${(after / MIB).toFixed(0)} MiB`,
      },
      {
        name: 'Extract: time per 10,000 rows',
        value: (seconds * 1000 * 10_000) / rows,
        unit: 'ms',
        budget: null,
        note: `${Math.round(rows / seconds)} rows/s`,
      },
      ...(await measureOverSql(server, postgres, {
        name: names.extract,
        send,
        perRound: 1,
        isOwn: (text) => ownStatements.test(text),
        rounds: 3,
        budget: 6,
        note,
      })),
    ];
  });
}
