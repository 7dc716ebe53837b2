import type { Result } from '../result.js';
import { measureSeeded } from '../seeded-server.js';
import { measureDeepPage } from './deep-page.js';
import { createListCall, PAGE_SIZE } from './list-call.js';
import { measureOverSql, toRatioName } from './over-sql.js';

const names = { list: 'API list', matching: 'API list: all matching ids' };
/** 50,000 keeps a run to minutes; the budgets were set with a million (BENCH_SIZE=1000000). */
const size = Number(process.env['BENCH_SIZE'] ?? 50_000);

/** Two rounds of the same calls differ by a quarter where cores share a processor, and the first ones still compile. */
const LIST_ROUNDS = 31;

/** Compares the list API with the same SQL through the bare driver, and a deep page with the first. */
export function measureApiList(): Promise<Result[]> {
  const ratios = [names.list, names.matching].map(toRatioName);
  return measureSeeded(size, ratios, async ({ server, postgres, origin, issuer, caller }) => {
    const call = await createListCall(origin, issuer, caller);
    const note = `${call.rowCount} rows, ${size} consignments`;
    const list = {
      name: names.list,
      send: call.send,
      perRound: 150,
      rounds: LIST_ROUNDS,
      note: `${PAGE_SIZE} of ${note}`,
    };
    const matching = {
      name: names.matching,
      send: call.sendMatchingIds,
      perRound: 20,
      note: `10000 of ${note}`,
    };
    return [
      ...(await measureOverSql(server, postgres, list)),
      ...(await measureOverSql(server, postgres, matching)),
      ...(await measureDeepPage(call)),
    ];
  });
}
