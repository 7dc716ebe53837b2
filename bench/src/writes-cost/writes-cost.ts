import type { Result } from '../result.js';
import { measureOverSql, toRatioName } from '../api-list/over-sql.js';
import { measureSeeded } from '../seeded-server.js';
import { createWriteCalls, delayJobs } from './write-calls.js';

const names = {
  create: 'Create',
  importRows: 'Import of 1,000, per row',
  save: 'Save',
  markReady: 'Mark as ready',
  requestPickup: 'Request pickup',
  bulk: 'Bulk of 200 to Ready',
};
const size = Number(process.env['BENCH_SIZE'] ?? 2000);
const BULK = 200;
const IMPORTED = 1000;
/** Every rule of the domain runs in each call. */
const BUDGET = 4;

/** Compares calls that change consignments with the same SQL through the bare driver. */
export function measureWritesCost(): Promise<Result[]> {
  return measureSeeded(size, Object.values(names).map(toRatioName), async (seeded) => {
    const { server, postgres } = seeded;
    await delayJobs(postgres.url);
    const calls = await createWriteCalls(seeded, BULK);
    const { reset, forget } = calls;
    const single = {
      perRound: 20,
      beforeReplay: forget,
      isWrite: true,
      budget: BUDGET,
      note: `${size} consignments`,
    };
    const results: Result[] = [];
    for (const call of [
      { ...single, name: names.create, send: calls.create },
      { ...single, name: names.importRows, perRound: IMPORTED, rounds: 3, send: calls.importRows },
      { ...single, name: names.save, send: calls.save },
      { ...single, name: names.markReady, send: calls.markReady, prepare: () => reset('DRAFT') },
      { ...single, name: names.requestPickup, send: calls.requestPickup, prepare: () => reset('FINAL') },
      { ...single, name: names.bulk, perRound: 1, send: calls.moveAll, prepare: () => reset('DRAFT') },
    ]) {
      results.push(...(await measureOverSql(server, postgres, call)));
    }
    return results;
  });
}
