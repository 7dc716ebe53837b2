import { today, type Day } from '@consign/domain/dates';

import { keptStatement, lastStatement } from '../../database/database.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { findChange, type Snapshot, formatSnapshot, parseSnapshot } from './change-store.js';

export const checkForChanges = operation('checkForChanges', async ({ query }, context) => {
  const day = today(context.now);
  const since = parseChangeCursor(query.since, { day, at: context.now });
  const { hasChanged, snapshot } = await context.inTransaction((tx) =>
    findChange(keptStatement(lastStatement(tx)), context.owner, since),
  );
  return ok({ hasChanged, cursor: toChangeCursor({ day, issuedAt: context.now, snapshot }) });
});

/** What a client was told about, in an answer of checkForChanges. */
interface ChangeCursor {
  /** The day in Auckland: consignments become overdue at midnight without any change of a row. */
  readonly day: Day;
  readonly issuedAt: Date;
  readonly snapshot: Snapshot;
}

/** Changes are kept for an hour. */
const CURSOR_TTL_MS = 15 * 60 * 1000;
/** Beyond this a cursor forgets which transactions were running: what they change is then told once more. */
const MAX_RUNNING = 100;

export function toChangeCursor({ day, issuedAt, snapshot }: ChangeCursor): string {
  const told =
    snapshot.running.length > MAX_RUNNING ? { ...snapshot, xmax: snapshot.xmin, running: [] } : snapshot;
  return Buffer.from(`${day} ${issuedAt.getTime()} ${formatSnapshot(told)}`).toString('base64url');
}

/** The snapshot of a cursor; null for one that is malformed, too old or of another day. */
export function parseChangeCursor(cursor: string | undefined, now: { day: Day; at: Date }): Snapshot | null {
  const [day, issued = '', snapshot = ''] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split(' ');
  const age = now.at.getTime() - Number(issued);
  if (day !== now.day || !(Math.abs(age) <= CURSOR_TTL_MS)) return null;
  return parseSnapshot(snapshot);
}
