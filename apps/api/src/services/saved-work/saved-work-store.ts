import { type RawBuilder, type SqlBool, sql } from 'kysely';

import type { Database, Tx } from '../../database/database.js';
import { type Owner, ownedBy } from '../../database/owner.js';
import { storedJson } from '../../database/columns.js';
import type { JobHandler } from '../jobs/job-handler.js';
import { cancelJob, rescheduleJob } from '../jobs/job-store.js';

/** Work is removed this long after it was last saved. */
export const RETENTION_MS = 14 * 24 * 60 * 60 * 1000;

export interface WorkOwner extends Owner {
  readonly userId: string;
}

/** One piece of a user's work. */
export interface WorkKey extends WorkOwner {
  readonly name: string;
}

/** The table of one kind of work: a row for each user and name. */
export interface WorkTable<Summary> {
  readonly table: 'unsaved_work' | 'import_sessions';
  readonly nameColumn: 'key' | 'id';
  /** The id of the job that removes the row. */
  readonly jobColumn: 'id' | 'job_id';
  readonly jobKind: string;
  /** The name of the work in the payload of its job. */
  readonly payloadName: 'key' | 'sessionId';
  readonly contentType: 'jsonb' | 'text';
  /** The columns of what a list shows beside name, revision and time. */
  readonly summaryColumns: { readonly [Field in keyof Summary]: string };
  readonly maxPerUser: number;
}

export type SavedSummary<Summary> = Summary & {
  readonly name: string;
  readonly revision: number;
  readonly savedAt: Date;
};

export type SavedContent<Content, Summary> = SavedSummary<Summary> & { readonly content: Content };

type Row<Content, Summary> = SavedContent<Content, Summary> & { readonly jobId: string };

interface Write<Content, Summary> {
  readonly content: Content;
  readonly summary: Summary;
  /** The revision that it follows; null where nothing is saved. */
  readonly revision: number | null;
  readonly now: Date;
  /** The id of a new row's job. */
  readonly newJobId: string;
}

type Written<Content, Summary> =
  | { readonly kind: 'kept'; readonly saved: SavedSummary<Summary> }
  /** The write does not follow the saved revision. */
  | { readonly kind: 'changed'; readonly current: SavedContent<Content, Summary> | null };

/**
 * Work that a user saves while doing it, such as a form: each write follows a revision, so that no window overwrites
 * another, and it is removed two weeks after the last write.
 */
export class SavedWork<Content, Summary extends object> {
  readonly #table: RawBuilder<unknown>;
  readonly #name: RawBuilder<unknown>;
  readonly #job: RawBuilder<unknown>;
  readonly #listed: RawBuilder<unknown>;

  constructor(private readonly definition: WorkTable<Summary>) {
    const { table, nameColumn, jobColumn, summaryColumns } = definition;
    this.#table = sql.table(table);
    this.#name = sql.ref(nameColumn);
    this.#job = sql.ref(jobColumn);
    const columns = { name: nameColumn, revision: 'revision', savedAt: 'saved_at', ...summaryColumns };
    this.#listed = sql.join(
      Object.entries(columns).map(([name, column]) => sql`${sql.ref(column)} as ${sql.ref(name)}`),
    );
  }

  /** A user's work, the last saved first. */
  async list(tx: Tx, user: WorkOwner, now: Date): Promise<readonly SavedSummary<Summary>[]> {
    const { rows } = await sql<SavedSummary<Summary>>`select ${this.#listed} from ${this.#table}
      where ${byUser(user)} and saved_at > ${oldest(now)}
      order by saved_at desc, ${this.#name} limit ${this.definition.maxPerUser}`.execute(tx);
    return rows;
  }

  async find(tx: Tx, key: WorkKey, now: Date): Promise<SavedContent<Content, Summary> | undefined> {
    return this.#findRow(tx, key, now);
  }

  /** Saves work, unless another window has saved it since. Saving the same again changes nothing. */
  async save(tx: Tx, key: WorkKey, write: Write<Content, Summary>): Promise<Written<Content, Summary>> {
    const { summary, revision, now, newJobId } = write;
    await lockWork(tx, key);
    const current = await this.#findRow(tx, key, now);
    if (revision !== (current?.revision ?? null)) {
      return current !== undefined && (await this.#isSame(tx, key, write))
        ? { kind: 'kept', saved: current }
        : { kind: 'changed', current: current ?? null };
    }
    if (current === undefined) await this.#makeRoom(tx, key);
    const jobId = current?.jobId ?? newJobId;
    // From the clock, so that the revision of a deleted row never comes back.
    const next = Math.max(now.getTime(), (current?.revision ?? 0) + 1);
    await this.#upsert(tx, key, { ...this.#toColumns(write), [this.definition.jobColumn]: jobId }, next, now);
    await rescheduleJob(tx, key, {
      id: jobId,
      kind: this.definition.jobKind,
      payload: { userId: key.userId, [this.definition.payloadName]: key.name, id: jobId },
      createdAt: now,
      dueAt: new Date(now.getTime() + RETENTION_MS),
    });
    return { kind: 'kept', saved: { ...summary, name: key.name, revision: next, savedAt: now } };
  }

  /** Deletes work: a given revision, or any with null. */
  async remove(tx: Tx, key: WorkKey, revision: number | null): Promise<void> {
    await lockWork(tx, key);
    const { rows } = await sql<{ jobId: string }>`delete from ${this.#table} where ${this.#byKey(key)}
      and (${revision}::bigint is null or revision = ${revision}::bigint) returning ${this.#job} as "jobId"`.execute(
      tx,
    );
    for (const { jobId } of rows) await cancelJob(tx, key, jobId);
  }

  /** The job of each row: deletes it once it is past its retention. */
  removalJob({ database }: { readonly database: Pick<Database, 'inTenant'> }): JobHandler {
    return {
      kind: this.definition.jobKind,
      run: ({ id, tenantId, organisationId, payload }, now) => {
        const { userId } = payload as { userId: string };
        return database.inTenant({ tenantId, organisationId }, async (tx) => {
          await sql`delete from ${this.#table} where ${byUser({ tenantId, organisationId, userId })}
            and ${this.#job} = ${id} and saved_at <= ${oldest(now)}`.execute(tx);
        });
      },
    };
  }

  async #findRow(tx: Tx, key: WorkKey, now: Date): Promise<Row<Content, Summary> | undefined> {
    const { rows } = await sql<Row<Content, Summary>>`select ${this.#listed}, ${this.#job} as "jobId", content
      from ${this.#table} where ${this.#byKey(key)} and saved_at > ${oldest(now)}`.execute(tx);
    return rows[0];
  }

  #toColumns({ content, summary }: Pick<Write<Content, Summary>, 'content' | 'summary'>) {
    const { contentType, summaryColumns } = this.definition;
    const fields = (Object.keys(summaryColumns) as (keyof Summary)[]).map(
      (field) => [summaryColumns[field], summary[field]] as const,
    );
    const written = contentType === 'jsonb' ? sql`${storedJson(content)}::jsonb` : content;
    return { ...Object.fromEntries(fields), content: written };
  }

  async #upsert(tx: Tx, key: WorkKey, values: object, revision: number, savedAt: Date): Promise<void> {
    const row = { ...values, revision, saved_at: savedAt };
    const columns = Object.keys(row).map((column) => sql.ref(column));
    const owner = sql`tenant_id, organisation_id, user_id, ${this.#name}`;
    await sql`
      insert into ${this.#table} (${owner}, ${sql.join(columns)})
      values (${key.tenantId}, ${key.organisationId}, ${key.userId}, ${key.name}, ${sql.join(Object.values(row))})
      on conflict (${owner}) do update
        set ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))}`.execute(tx);
  }

  async #isSame(tx: Tx, key: WorkKey, write: Write<Content, Summary>): Promise<boolean> {
    const equal = Object.entries(this.#toColumns(write)).map(
      ([column, value]) => sql`${sql.ref(column)} = ${value}`,
    );
    const { rows } = await sql<{ same: boolean }>`select ${sql.join(equal, sql` and `)} as same
      from ${this.#table} where ${this.#byKey(key)}`.execute(tx);
    return rows[0]?.same === true;
  }

  /** Deletes the oldest work, so that there is room for one more. */
  async #makeRoom(tx: Tx, key: WorkKey): Promise<void> {
    const { rows } = await sql<{
      name: string;
    }>`select ${this.#name} as name from ${this.#table} where ${byUser(key)}
      and ${this.#name} <> ${key.name} order by saved_at desc, revision desc offset ${this.definition.maxPerUser - 1}`.execute(
      tx,
    );
    for (const { name } of rows) await this.remove(tx, { ...key, name }, null);
  }

  #byKey(key: WorkKey): RawBuilder<SqlBool> {
    return sql<SqlBool>`${byUser(key)} and ${this.#name} = ${key.name}`;
  }
}

/** Serialises the writes of one user, so that rows read before a write stay true. */
async function lockWork(tx: Tx, user: WorkOwner): Promise<void> {
  await sql`select id from users where ${ownedBy(user)} and id = ${user.userId} for no key update`.execute(
    tx,
  );
}

const oldest = (now: Date) => new Date(now.getTime() - RETENTION_MS);

const byUser = (user: WorkOwner) => sql`${ownedBy(user)} and user_id = ${user.userId}`;
