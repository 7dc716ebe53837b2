/** Runs one statement and answers its rows; parameters are `$1`, `$2` … */
export interface IdentityQuery {
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/**
 * The database as the identity provider needs it: small enough that an embedded session and a PostgreSQL pool
 * both serve it. Instants come back as `Date`, jsonb as plain values.
 */
export interface IdentityStore extends IdentityQuery {
  transaction<T>(run: (tx: IdentityQuery) => Promise<T>): Promise<T>;
}
