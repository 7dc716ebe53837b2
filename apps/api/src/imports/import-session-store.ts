import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import { cancelJob, rescheduleJob } from '../services/jobs/job-store.js';

const RETENTION_MS = 14 * 24 * 60 * 60 * 1000;
const MAX_SESSIONS_PER_USER = 10;

export const REMOVE_IMPORT_SESSION = 'remove-import-session';

/** An import of a user. */
export interface SessionKey extends Owner {
  readonly userId: string;
  readonly id: string;
}

export interface SessionSummary {
  readonly id: string;
  readonly fileName: string;
  readonly rowCount: number;
  readonly consignmentCount: number;
  readonly revision: number;
  readonly savedAt: Date;
  readonly expiresAt: Date;
}

export interface ImportSession extends SessionSummary {
  /** Gzip in base64, as the browser wrote it. */
  readonly content: string;
}

interface Row extends Omit<ImportSession, 'expiresAt'> {
  readonly jobId: string;
}

const summaryColumns = sql`id, file_name as "fileName", row_count as "rowCount",
  consignment_count as "consignmentCount", revision, saved_at as "savedAt"`;

/** The most recently saved first. */
export async function listSessions(
  tx: Tx,
  user: Omit<SessionKey, 'id'>,
  now: Date,
): Promise<readonly SessionSummary[]> {
  const { rows } = await sql<Omit<SessionSummary, 'expiresAt'>>`select ${summaryColumns} from import_sessions
    where ${byUser(user)} and saved_at > ${oldest(now)} order by saved_at desc, id limit ${MAX_SESSIONS_PER_USER}`.execute(
    tx,
  );
  return rows.map(withExpiry);
}

export async function findSession(tx: Tx, key: SessionKey, now: Date): Promise<ImportSession | undefined> {
  const row = await findRow(tx, key, now);
  return row === undefined ? undefined : withExpiry(row);
}

type Content = Pick<ImportSession, 'fileName' | 'rowCount' | 'consignmentCount' | 'content'>;

interface Write extends Content {
  /** The revision that it follows; null where nothing is saved. */
  readonly revision: number | null;
  readonly now: Date;
  /** The id of a new row's job. */
  readonly newJobId: string;
}

type Written =
  | { readonly kind: 'kept'; readonly session: SessionSummary }
  /** The write does not follow the saved revision. */
  | { readonly kind: 'changed'; readonly current: SessionSummary | null };

/** Saves an import, unless another window has saved it since. Saving the same content again changes nothing. */
export async function saveSession(tx: Tx, key: SessionKey, write: Write): Promise<Written> {
  const { fileName, rowCount, consignmentCount, content, revision, now, newJobId } = write;
  await lockSessions(tx, key);
  const current = await findRow(tx, key, now);
  if (revision !== (current?.revision ?? null)) {
    if (current === undefined) return { kind: 'changed', current: null };
    const session = withExpiry(current);
    return isSame(current, write) ? { kind: 'kept', session } : { kind: 'changed', current: session };
  }
  if (current === undefined) await makeRoom(tx, key);
  const jobId = current?.jobId ?? newJobId;
  // From the clock, so that the revision of a deleted row never comes back.
  const next = Math.max(now.getTime(), (current?.revision ?? 0) + 1);
  await sql`
    insert into import_sessions (tenant_id, organisation_id, user_id, id, job_id, file_name, row_count,
      consignment_count, content, revision, saved_at)
    values (${key.tenantId}, ${key.organisationId}, ${key.userId}, ${key.id}, ${jobId}, ${fileName}, ${rowCount},
      ${consignmentCount}, ${content}, ${next}, ${now})
    on conflict (tenant_id, organisation_id, user_id, id) do update
      set job_id = excluded.job_id, file_name = excluded.file_name, row_count = excluded.row_count,
        consignment_count = excluded.consignment_count, content = excluded.content, revision = excluded.revision,
        saved_at = excluded.saved_at`.execute(tx);
  await rescheduleJob(tx, key, {
    id: jobId,
    kind: REMOVE_IMPORT_SESSION,
    payload: { userId: key.userId, sessionId: key.id },
    createdAt: now,
    dueAt: new Date(now.getTime() + RETENTION_MS),
  });
  const saved = { id: key.id, fileName, rowCount, consignmentCount, revision: next, savedAt: now };
  return { kind: 'kept', session: withExpiry(saved) };
}

export async function deleteSession(tx: Tx, key: SessionKey): Promise<void> {
  await lockSessions(tx, key);
  const { rows } = await sql<{ jobId: string }>`delete from import_sessions where ${bySession(key)}
    returning job_id as "jobId"`.execute(tx);
  for (const { jobId } of rows) await cancelJob(tx, key, jobId);
}

/** Deletes an import that is past its retention. */
export async function deleteAgedSession(tx: Tx, key: SessionKey, now: Date): Promise<void> {
  await sql`delete from import_sessions where ${bySession(key)} and saved_at <= ${oldest(now)}`.execute(tx);
}

async function findRow(tx: Tx, key: SessionKey, now: Date): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${summaryColumns}, job_id as "jobId", content from import_sessions
    where ${bySession(key)} and saved_at > ${oldest(now)}`.execute(tx);
  return rows[0];
}

function isSame(row: Content, write: Content): boolean {
  return (
    row.content === write.content &&
    row.fileName === write.fileName &&
    row.rowCount === write.rowCount &&
    row.consignmentCount === write.consignmentCount
  );
}

/** Deletes the oldest imports, so that there is room for one more. */
async function makeRoom(tx: Tx, key: SessionKey): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select id from import_sessions where ${byUser(key)} and id <> ${key.id}
    order by saved_at desc, revision desc offset ${MAX_SESSIONS_PER_USER - 1}`.execute(tx);
  for (const { id } of rows) await deleteSession(tx, { ...key, id });
}

/** Serialises the writes of one user, so that rows read before a write stay true. */
async function lockSessions(tx: Tx, { userId, ...owner }: SessionKey): Promise<void> {
  await sql`select id from users where ${ownedBy(owner)} and id = ${userId} for no key update`.execute(tx);
}

const oldest = (now: Date) => new Date(now.getTime() - RETENTION_MS);

function withExpiry<Saved extends { readonly savedAt: Date }>(row: Saved): Saved & { expiresAt: Date } {
  return { ...row, expiresAt: new Date(row.savedAt.getTime() + RETENTION_MS) };
}

const byUser = (user: Omit<SessionKey, 'id'>) => sql`${ownedBy(user)} and user_id = ${user.userId}`;

const bySession = (key: SessionKey) => sql`${byUser(key)} and id = ${key.id}`;
