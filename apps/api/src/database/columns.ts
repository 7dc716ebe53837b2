import { type RawBuilder, type SelectType, sql } from 'kysely';

import type { Schema } from './schema.js';

type Table = keyof Schema;
type Column<T extends Table> = keyof Schema[T] & string;

/** Maps field names to columns: the one place where a table's columns get their names in code. */
export type Columns<T extends Table> = Readonly<Record<string, Column<T>>>;

/** A row as the code reads it. A query that needs less selects `pickColumns` of it. */
export type Row<T extends Table, C extends Columns<T>> = {
  readonly [Field in keyof C]: SelectType<Schema[T][C[Field]]>;
};

export function pickColumns<C extends Readonly<Record<string, string>>, Field extends keyof C & string>(
  columns: C,
  fields: readonly Field[],
): Pick<C, Field> {
  return Object.fromEntries(fields.map((field) => [field, columns[field]])) as unknown as Pick<C, Field>;
}

type Selection<Alias extends string, C> = {
  [Field in keyof C & string]: C[Field] extends string ? `${Alias}.${C[Field]} as ${Field}` : never;
}[keyof C & string][];

/** `['c.status_code as statusCode', …]`, for kysely's `select`. */
export function selectFields<Alias extends string, C extends Readonly<Record<string, string>>>(
  alias: Alias,
  columns: C,
): Selection<Alias, C> {
  return Object.entries(columns).map(([field, column]) => `${alias}.${column} as ${field}`) as Selection<
    Alias,
    C
  >;
}

/** `c.status_code as "statusCode", …`, for raw SQL. */
export function fieldList(alias: string, columns: Readonly<Record<string, string>>): RawBuilder<unknown> {
  const fields = Object.entries(columns).map(([field, column]) => `${alias}.${column} as "${field}"`);
  return sql.raw(fields.join(', '));
}

/** `jsonb_build_object('statusCode', c.status_code, …)`, for a nested row. */
export function jsonObject(alias: string, columns: Readonly<Record<string, string>>): RawBuilder<unknown> {
  const pairs = Object.entries(columns).map(([field, column]) => `'${field}', ${alias}.${column}`);
  return sql.raw(`jsonb_build_object(${pairs.join(', ')})`);
}

type Stored<Value> = Value extends string | number | boolean | Date | null ? Value : string;

/** Converts fields to columns for writing; objects and lists become JSON. */
export function toColumns<
  C extends Readonly<Record<string, string>>,
  Fields extends Readonly<Record<keyof C, unknown>>,
>(columns: C, fields: Fields): { [Field in keyof C as C[Field]]: Stored<Fields[Field]> } {
  return Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [column, toStored(fields[field])]),
  ) as { [Field in keyof C as C[Field]]: Stored<Fields[Field]> };
}

function toStored(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? storedJson(value) : value;
}

/** Serialises JSON for jsonb. Replaces lone surrogates with U+FFFD, as a text column does. */
export function storedJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'string' ? each.replace(loneSurrogate, '\uFFFD') : each,
  );
}

const loneSurrogate = /\p{Surrogate}/gu;
