import type { IdentityStore } from '@consign/identity';
import { CompiledQuery } from 'kysely';

/** Plain SQL for the tables that are not the API's. */
export type LocalStore = IdentityStore;

interface Runner {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ rows: Row[] }>;
}

/** A Kysely of any schema. */
interface Connections extends Runner {
  transaction(): { execute<T>(run: (tx: Runner) => Promise<T>): Promise<T> };
}

function createQuery(runner: Runner): LocalStore['query'] {
  return async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await runner.executeQuery<Row>(CompiledQuery.raw(sql, [...params]) as CompiledQuery<Row>)).rows;
}

/** Uses the API's connections: on the embedded session everybody has to take turns in the same queue. */
export function createStore(connections: Connections): LocalStore {
  return {
    query: createQuery(connections),
    transaction: (run) => connections.transaction().execute((tx) => run({ query: createQuery(tx) })),
  };
}
