/** Serialisation failure and deadlock: the same transaction may pass when it is run again. */
const LOST_A_RACE = new Set(['40001', '40P01']);

/** What of PostgreSQL's refusals is no fault of ours, and the status that says so. */
const STATUSES: Readonly<Record<string, number>> = {
  // A NUL character, which neither a text nor jsonb can hold.
  '22021': 400,
  '22P05': 400,
  // A year that no calendar here has.
  '22008': 400,
  // Waited for a row, or worked, for too long.
  '55P03': 503,
  '57014': 503,
};

export function lostRace(error: unknown): boolean {
  return LOST_A_RACE.has(sqlState(error));
}

/** Whether a row that another transaction holds did not come free in time. */
export function waitedTooLong(error: unknown): boolean {
  return sqlState(error) === '55P03';
}

/** Whether the data of a row was refused (a value, a constraint, a trigger), and not the connection or the engine ill. */
export function refusedByData(error: unknown): boolean {
  return /^(?:22|23|P0)/u.test(sqlState(error));
}

/** The error as it is, or with the status that it stands for. */
export function withStatus(error: unknown): unknown {
  const statusCode = STATUSES[sqlState(error)];
  return statusCode === undefined ? error : Object.assign(error as Error, { statusCode });
}

function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
