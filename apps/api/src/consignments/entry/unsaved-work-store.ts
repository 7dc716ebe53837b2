import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy } from '../../database/owner.js';
import { rescheduleJob, cancelJob } from '../../services/jobs/job-store.js';
import { storedJson } from '../../database/stored-json.js';

const RETENTION_MS = 14 * 24 * 60 * 60 * 1000;
const MAX_FORMS_PER_USER = 50;

export const REMOVE_UNSAVED_WORK = 'remove-unsaved-work';

/** A user's form. */
export interface FormKey extends Owner {
  readonly userId: string;
  readonly key: string;
}

export interface UnsavedWork {
  readonly content: Record<string, unknown>;
  readonly revision: number;
  readonly savedAt: Date;
}

interface Row extends UnsavedWork {
  readonly id: string;
  readonly key: string;
}

/** A user's forms with unsaved work, newest first. */
export async function listUnsavedForms(
  tx: Tx,
  user: Omit<FormKey, 'key'>,
  now: Date,
): Promise<Pick<Row, 'key' | 'savedAt'>[]> {
  const { rows } = await sql<Pick<Row, 'key' | 'savedAt'>>`select key, saved_at as "savedAt" from unsaved_work
    where ${byUser(user)} and saved_at > ${oldest(now)} order by saved_at desc, key limit ${MAX_FORMS_PER_USER}`.execute(
    tx,
  );
  return rows;
}

export async function findUnsavedWork(tx: Tx, form: FormKey, now: Date): Promise<UnsavedWork | undefined> {
  return findRow(tx, form, now);
}

interface Write {
  readonly content: Record<string, unknown>;
  /** The revision that it follows; null where nothing is saved. */
  readonly revision: number | null;
  readonly now: Date;
  /** The id of a new row. */
  readonly newId: string;
}

type Written =
  | ({ readonly kind: 'kept' } & Pick<UnsavedWork, 'revision' | 'savedAt'>)
  /** The write does not follow the saved revision. */
  | { readonly kind: 'changed'; readonly current: UnsavedWork | null };

/** Saves a form's work, unless another window has saved since (PLAT-24). Saving the same content again changes nothing. */
export async function saveUnsavedWork(tx: Tx, form: FormKey, write: Write): Promise<Written> {
  const { content, revision, now, newId } = write;
  await lockForms(tx, form);
  const current = await findRow(tx, form, now);
  if (revision !== (current?.revision ?? null)) {
    return current !== undefined && (await isSame(tx, form, content))
      ? { kind: 'kept', revision: current.revision, savedAt: current.savedAt }
      : { kind: 'changed', current: current ?? null };
  }
  if (current === undefined) await makeRoom(tx, form);
  const id = current?.id ?? newId;
  // From the clock, so that the revision of a deleted row never comes back.
  const next = Math.max(now.getTime(), (current?.revision ?? 0) + 1);
  await sql`
    insert into unsaved_work (tenant_id, organisation_id, user_id, key, id, content, revision, saved_at)
    values (${form.tenantId}, ${form.organisationId}, ${form.userId}, ${form.key}, ${id},
      ${storedJson(content)}::jsonb, ${next}, ${now})
    on conflict (tenant_id, organisation_id, user_id, key) do update
      set id = excluded.id, content = excluded.content, revision = excluded.revision, saved_at = excluded.saved_at`.execute(
    tx,
  );
  await rescheduleJob(tx, form, {
    id,
    kind: REMOVE_UNSAVED_WORK,
    payload: { userId: form.userId, key: form.key, id },
    createdAt: now,
    dueAt: new Date(now.getTime() + RETENTION_MS),
  });
  return { kind: 'kept', revision: next, savedAt: now };
}

/** Deletes a form's work: a given revision, or any with null. */
export async function removeUnsavedWork(tx: Tx, form: FormKey, revision: number | null): Promise<void> {
  await lockForms(tx, form);
  const { rows } = await sql<{ id: string }>`delete from unsaved_work where ${byForm(form)}
    and (${revision}::bigint is null or revision = ${revision}::bigint) returning id`.execute(tx);
  for (const { id } of rows) await cancelJob(tx, form, id);
}

/** Deletes work that is past its retention. */
export async function removeAgedWork(tx: Tx, form: FormKey, id: string, now: Date): Promise<void> {
  await sql`delete from unsaved_work where ${byForm(form)} and id = ${id} and saved_at <= ${oldest(now)}`.execute(
    tx,
  );
}

async function findRow(tx: Tx, form: FormKey, now: Date): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select id, key, content, revision, saved_at as "savedAt" from unsaved_work
    where ${byForm(form)} and saved_at > ${oldest(now)}`.execute(tx);
  return rows[0];
}

async function isSame(tx: Tx, form: FormKey, content: Record<string, unknown>): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`select content = ${storedJson(content)}::jsonb as same
    from unsaved_work where ${byForm(form)}`.execute(tx);
  return rows[0]?.same === true;
}

/** Deletes the oldest forms, so that there is room for one more. */
async function makeRoom(tx: Tx, form: FormKey): Promise<void> {
  const { rows } = await sql<{ key: string }>`select key from unsaved_work where ${byUser(form)}
    and key <> ${form.key} order by saved_at desc, revision desc offset ${MAX_FORMS_PER_USER - 1}`.execute(
    tx,
  );
  for (const { key } of rows) await removeUnsavedWork(tx, { ...form, key }, null);
}

/** Serialises the writes of one user, so that rows read before a write stay true. */
async function lockForms(tx: Tx, form: FormKey): Promise<void> {
  await sql`select id from users where ${ownedBy(form)} and id = ${form.userId} for no key update`.execute(
    tx,
  );
}

const oldest = (now: Date) => new Date(now.getTime() - RETENTION_MS);

const byUser = (form: Omit<FormKey, 'key'>) => sql`${ownedBy(form)} and user_id = ${form.userId}`;

const byForm = (form: FormKey) => sql`${byUser(form)} and key = ${form.key}`;
