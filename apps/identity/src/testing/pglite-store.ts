import type { PGlite } from '@electric-sql/pglite';

import type { IdentityStore } from '../store.js';

type Runner = Pick<PGlite, 'query'>;

function queryOf(runner: Runner): IdentityStore['query'] {
  return async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await runner.query<Row>(sql, [...params])).rows;
}

export function pgliteStore(database: PGlite): IdentityStore {
  return {
    query: queryOf(database),
    transaction: (run) => database.transaction((tx) => run({ query: queryOf(tx as Runner) })),
  };
}
