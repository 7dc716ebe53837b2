export const FOREIGN_KEY_VIOLATION = '23503';
export const UNIQUE_VIOLATION = '23505';

/** Serialisation failure and deadlock: the transaction can succeed when run again. */
const LOST_A_RACE = new Set(['40001', '40P01']);

/** PostgreSQL errors caused by the caller or by load, with the HTTP status for each. */
const STATUSES: Readonly<Record<string, number>> = {
  // A NUL character, which neither text nor jsonb can store.
  '22021': 400,
  '22P05': 400,
  // A year out of range.
  '22008': 400,
  // Lock or statement timeout.
  '55P03': 503,
  // The tenant is moving to another database.
  TM503: 503,
  '57014': 503,
  // No space on the server's disk, or no memory.
  '53100': 503,
  '53200': 503,
};

export function lostRace(error: unknown): boolean {
  return LOST_A_RACE.has(sqlState(error));
}

/** Whether the tenant is closed in this database, because it moves to another one. */
export function isMoving(error: unknown): boolean {
  return sqlState(error) === 'TM503';
}

/** Whether a row lock was not released in time. */
export function waitedTooLong(error: unknown): boolean {
  return sqlState(error) === '55P03';
}

/** Role, table, function or right missing: the database isn't migrated, or not as far as the statement needs. */
const NOT_MIGRATED = new Set(['22023', '42704', '42P01', '42883', '42501']);

export function isUndefinedOrForbidden(error: unknown): boolean {
  return NOT_MIGRATED.has(sqlState(error));
}

/** Whether the data was refused (value, constraint, trigger) rather than the connection or the engine failing. */
export function refusedByData(error: unknown): boolean {
  return /^(?:22|23|P0)/u.test(sqlState(error));
}

/** The error code of a connection that failed; the client gets 503 with Retry-After. */
const CONNECTION_FAILURE = '08006';

/** Errors of the driver that have no code. */
const WITHOUT_CODE = /^(?:Connection terminated|Query read timeout|Client (?:has encountered|was closed))/u;

/** Whether the connection can't be used after this error; otherwise the server refused one statement. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('severity' in error) return error.severity === 'FATAL' || error.severity === 'PANIC';
  return 'syscall' in error || WITHOUT_CODE.test(error.message);
}

/** The connection failed, or there was none in time. Whether a commit under way was stored is not known. */
export function connectionLost(cause: unknown): Error {
  return Object.assign(new Error('The connection to the database failed', { cause }), {
    code: CONNECTION_FAILURE,
  });
}

/**
 * Whether a replica could not answer a read that the primary can: the connection failed, replaying the log ended the
 * statement, or the statement writes.
 */
export function isReplicaFailure(error: unknown): boolean {
  return (
    lostRace(error) || isReadOnly(error) || [CONNECTION_FAILURE, NO_CONNECTION_FREE].includes(sqlState(error))
  );
}

const READ_ONLY = '25006';

/** Whether the statement writes, and the transaction or the server only reads. */
export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === READ_ONLY;
}

/** The error code for a caller that waited too long for a connection. */
export const NO_CONNECTION_FREE = 'NO_CONNECTION_FREE';

/** The error code for a tenant that stands in two databases. */
export const TENANT_HAS_TWO_HOMES = 'TENANT_HAS_TWO_HOMES';

/** Adds the HTTP status to a known error; returns any other unchanged. */
export function withStatus(error: unknown): unknown {
  const statusCode = STATUSES[sqlState(error)];
  return statusCode === undefined ? error : Object.assign(error as Error, { statusCode });
}

/** PostgreSQL's code of an error; '' for any other error. */
export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
