import type { PGlite } from '@electric-sql/pglite';

import type { IdentityStore } from '../store.js';

type Runner = Pick<PGlite, 'query'>;

function createQuery(runner: Runner): IdentityStore['query'] {
  return async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await runner.query<Row>(sql, [...params])).rows;
}

export function createPgliteStore(database: PGlite): IdentityStore {
  return {
    query: createQuery(database),
    transaction: (run) => database.transaction((tx) => run({ query: createQuery(tx as Runner) })),
  };
}
