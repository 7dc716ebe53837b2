import { removeUnusedNames } from '../changes/index.js';
import type { Tx } from '../database/database.js';
import { fold, phoneDigits } from '../database/fold.js';
import type { Owner } from '../database/owner.js';
import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import { anonymiseConsignments } from './anonymise-consignments.js';
import { lockOverAmong } from './anonymise-store.js';
import { type PersonalRow, listPersonalRows, removals } from './person-store.js';

/** How many rows were changed, by kind, and the rows that still name the person. */
export interface Erased {
  readonly removed: Readonly<Record<string, number>>;
  readonly left: readonly PersonalRow[];
}

/**
 * Removes a person from all that a customer needs no more: consignments that are over, the address book, load checks,
 * dead jobs, accounts that are not active. Records it without saying who it was (PLAT-279).
 */
export async function erasePerson(tx: Tx, owner: Owner, pattern: string, run: CommandRun): Promise<Erased> {
  const found = await listPersonalRows(tx, owner, pattern);
  const consignmentIds = found.flatMap(({ consignmentId }) => consignmentId ?? []);
  const over = await lockOverAmong(tx, owner, [...new Set(consignmentIds)]);
  const removed: Record<string, number> = { ...(await anonymiseConsignments(tx, owner, over, run.at)) };
  await removeUnusedNames(tx, owner);
  for (const [table, remove] of Object.entries(removals)) {
    const ids = found.flatMap((row) => (row.table === table ? (row.id ?? []) : []));
    const { numAffectedRows } = await remove(owner, ids).execute(tx);
    removed[table] = Number(numAffectedRows ?? 0);
  }
  const fields = Object.entries(removed).flatMap(([field, count]) =>
    count === 0 ? [] : [{ field, before: count, after: 0 }],
  );
  await recordChange(tx, run, {
    ...owner,
    subject: 'a person',
    changes: fields.length === 0 ? [] : [{ kind: 'change', what: 'person', name: 'a person', fields }],
  });
  return { removed, left: await listPersonalRows(tx, owner, pattern) };
}

/** What an operator knows of a person; at least one part. */
export interface Person {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

const MIN_DIGITS = 6;

/**
 * A regular expression of PostgreSQL that finds a person in a lower-case text: the whole name with or without macrons, the
 * whole address, the phone number however it is written. Null where a part is too short to tell people apart.
 */
export function buildPersonPattern({ name, email, phone }: Person): string | null {
  const digits = phone === undefined ? '' : phoneDigits(phone).replace(/^0/u, '');
  const words = [name, email].map((text) => text?.trim().toLowerCase());
  if (words.some((text) => text !== undefined && text.length < 3)) return null;
  if (phone !== undefined && digits.length < MIN_DIGITS) return null;
  const [named, addressed] = words;
  return [
    ...[...new Set(named ? [named, fold(named)] : [])].map(
      (text) => String.raw`\m${escape(text).replaceAll(/\s+/gu, String.raw`\s+`)}\M`,
    ),
    ...(addressed ? [`(^|[^a-z0-9._%+-])${escape(addressed)}($|[^a-z0-9_-])`] : []),
    ...(digits === ''
      ? []
      : [String.raw`(^|\D)(64[^\da-z]*)?0?[^\da-z]*${[...digits].join('[^\\da-z]*')}(\D|$)`]),
  ].join('|');
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
}
