import type { IdentityStore } from '@consign/identity';
import { CompiledQuery } from 'kysely';

/** Plain SQL access for tables outside the API's schema. */
export type LocalStore = IdentityStore;

interface Runner {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ rows: Row[] }>;
}

/** A Kysely instance of any schema. */
interface Connections extends Runner {
  transaction(): { execute<T>(run: (tx: Runner) => Promise<T>): Promise<T> };
}

function createQuery(runner: Runner): LocalStore['query'] {
  return async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await runner.executeQuery<Row>(CompiledQuery.raw(sql, [...params]) as CompiledQuery<Row>)).rows;
}

/** Shares the API's connections, so that all queries on the embedded session go through one queue. */
export function createStore(connections: Connections): LocalStore {
  return {
    query: createQuery(connections),
    transaction: (run) => connections.transaction().execute((tx) => run({ query: createQuery(tx) })),
  };
}
