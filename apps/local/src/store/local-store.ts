import { CompiledQuery } from 'kysely';

/** Runs one statement and returns its rows; parameters are `$1`, `$2` … */
interface LocalQuery {
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** Plain SQL access for tables outside the API's schema. */
export interface LocalStore extends LocalQuery {
  transaction<T>(run: (tx: LocalQuery) => Promise<T>): Promise<T>;
}

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
