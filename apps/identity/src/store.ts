/** Runs one statement and returns its rows; parameters are `$1`, `$2` … */
export interface IdentityQuery {
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/**
 * Database access of the identity provider, implemented by both the embedded session and a PostgreSQL pool. Timestamps
 * are returned as `Date`, jsonb as plain values.
 */
export interface IdentityStore extends IdentityQuery {
  transaction<T>(run: (tx: IdentityQuery) => Promise<T>): Promise<T>;
}
