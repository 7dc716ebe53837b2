import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { Owner } from '../../database/owner.js';
import { putOffJob, takeBackJob } from '../../services/jobs/reschedule-store.js';
import { storedJson } from '../../database/stored-json.js';

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
/** How many forms of a user are kept. */
const MOST_FORMS = 50;

export const REMOVE_UNSAVED_WORK = 'remove-unsaved-work';

/** Whose form. */
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
}

export async function findUnsavedWork(tx: Tx, form: FormKey, now: Date): Promise<UnsavedWork | undefined> {
  return findRow(tx, form, now);
}

interface Write {
  readonly content: Record<string, unknown>;
  /** The one that it follows; null where nothing is kept. */
  readonly revision: number | null;
  readonly now: Date;
  /** Of the row, where it is the first. */
  readonly newId: string;
}

type Written =
  | ({ readonly kind: 'kept' } & Pick<UnsavedWork, 'revision' | 'savedAt'>)
  /** The write follows another than what is kept. */
  | { readonly kind: 'changed'; readonly current: UnsavedWork | null };

/** Keeps a form's work, unless another window has written since (PLAT-24). The same content again changes nothing. */
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
  // From the clock, so that a revision of what is gone never comes back.
  const next = Math.max(now.getTime(), (current?.revision ?? 0) + 1);
  await sql`
    insert into unsaved_work (tenant_id, organisation_id, user_id, key, id, content, revision, saved_at)
    values (${form.tenantId}, ${form.organisationId}, ${form.userId}, ${form.key}, ${id},
      ${storedJson(content)}::jsonb, ${next}, ${now})
    on conflict (tenant_id, organisation_id, user_id, key) do update
      set id = excluded.id, content = excluded.content, revision = excluded.revision, saved_at = excluded.saved_at`.execute(
    tx,
  );
  await putOffJob(tx, form, {
    id,
    kind: REMOVE_UNSAVED_WORK,
    payload: { userId: form.userId, key: form.key, id },
    createdAt: now,
    dueAt: new Date(now.getTime() + KEPT_MS),
  });
  return { kind: 'kept', revision: next, savedAt: now };
}

/** Drops a form's work, where it is this revision or any may go. */
export async function removeUnsavedWork(tx: Tx, form: FormKey, revision: number | null): Promise<void> {
  await lockForms(tx, form);
  const { rows } = await sql<{ id: string }>`delete from unsaved_work where ${isOf(form)}
    and (${revision}::bigint is null or revision = ${revision}::bigint) returning id`.execute(tx);
  for (const { id } of rows) await takeBackJob(tx, form, id);
}

/** Drops what nobody has written to for as long as it is kept. */
export async function removeAgedWork(tx: Tx, form: FormKey, id: string, now: Date): Promise<void> {
  await sql`delete from unsaved_work where ${isOf(form)} and id = ${id} and saved_at <= ${oldest(now)}`.execute(
    tx,
  );
}

async function findRow(tx: Tx, form: FormKey, now: Date): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select id, content, revision, saved_at as "savedAt" from unsaved_work
    where ${isOf(form)} and saved_at > ${oldest(now)}`.execute(tx);
  return rows[0];
}

async function isSame(tx: Tx, form: FormKey, content: Record<string, unknown>): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`select content = ${storedJson(content)}::jsonb as same
    from unsaved_work where ${isOf(form)}`.execute(tx);
  return rows[0]?.same === true;
}

/** Takes the forms that were written longest ago, so that one more is not too many. */
async function makeRoom(tx: Tx, form: FormKey): Promise<void> {
  const { rows } = await sql<{ key: string }>`select key from unsaved_work where ${isOfUser(form)}
    and key <> ${form.key} order by saved_at desc, revision desc offset ${MOST_FORMS - 1}`.execute(tx);
  for (const { key } of rows) await removeUnsavedWork(tx, { ...form, key }, null);
}

/** Two windows of one user write one after the other, so that what was read stays true. */
async function lockForms(tx: Tx, { tenantId, organisationId, userId }: FormKey): Promise<void> {
  await sql`select id from users where tenant_id = ${tenantId} and organisation_id = ${organisationId}
    and id = ${userId} for no key update`.execute(tx);
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT_MS);

const isOfUser = ({ tenantId, organisationId, userId }: FormKey) =>
  sql`tenant_id = ${tenantId} and organisation_id = ${organisationId} and user_id = ${userId}`;

const isOf = (form: FormKey) => sql`${isOfUser(form)} and key = ${form.key}`;
