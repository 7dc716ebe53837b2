import { sql } from 'kysely';

import { addLoadedNames } from '../changes/index.js';
import type { Database, Scope } from '../database/database.js';
import type { Target } from './operation-call.js';
import { targetFileId } from './attached-file.js';
import {
  saveDeskRows,
  saveImport,
  saveInvoice,
  saveTargetNotice,
  saveTargetView,
  saveWebhook,
  saveWork,
} from './target-rows.js';
import { secret } from './target.js';
import { aurora, harbour, kowhai, southern, tasman } from './world.js';
import { runSql } from './run-sql.js';

/** Replaces the target's secret in the foreign copies; they contain none of the target's words. */
export const foreignSecret = 'Wolfram';
/** A date that no other row has. */
const foreignDate = '1999-09-09T00:00:00.000Z';
export const foreignPhone = '04 222 2222';
/** The prefix of the copies' references. */
export const foreignReferencePrefix = 'FRGN';
/** Words of the other customers; no response to the target's owner may contain one. */
export const foreignWords = [
  foreignSecret,
  foreignReferencePrefix,
  foreignDate,
  'Foreign',
  'Southern',
  'Harbour',
  'consignmentContactDetailsRequired',
];

/** The scopes of the other customers. */
export const foreignScopes: readonly Scope[] = [
  { tenantId: tasman.id, organisationId: southern.id },
  { tenantId: aurora.id, organisationId: harbour.id },
];

const foreignUsers = foreignScopes.map((scope, index) => ({
  scope,
  userId: [southern, harbour][index]?.users[0]?.id ?? '',
}));

const tables = [
  'consignments',
  'status_history',
  'line_items',
  'consignment_search',
  'consignment_links',
  'consignment_changes',
  'files',
];

/** The column that holds the consignment's id. */
const consignmentColumns: Readonly<Record<string, string>> = {
  consignments: 'id',
  consignment_links: 'source_id',
};
export const consignmentColumn = (table: string): string => consignmentColumns[table] ?? 'consignment_id';

/**
 * Copies the target's consignment and view to the other customers under the same ids: a statement that selects by id
 * without its owner then reads or changes their rows too.
 */
export async function createForeignCopies(database: Database, target: Target): Promise<void> {
  const owner = { tenantId: tasman.id, organisationId: kowhai.id };
  const selections = tables.map(
    (table) => sql`select ${sql.lit(table)} as name, to_jsonb(t)::text as row from ${sql.table(table)} t
      where tenant_id = ${tasman.id} and organisation_id = ${kowhai.id}
        and ${sql.ref(consignmentColumn(table))} = ${target.consignmentId}`,
  );
  const { rows } = await database.asSchemaOwner(owner, (tx) =>
    sql<{ name: string; row: string }>`${sql.join(selections, sql` union all `)}`.execute(tx),
  );
  for (const { scope, userId } of foreignUsers) {
    await database.asSchemaOwner(scope, async (tx) => {
      const inTransaction: Database = { ...database, asSchemaOwner: (_scope, run) => run(tx) };
      await dropForeignFile(inTransaction, scope);
      for (const table of tables) {
        const copies = rows
          .filter(({ name }) => name === table)
          .map(({ row }) => toForeignCopy(row, target, scope));
        if (copies.length === 0) continue;
        const columns = sql.join(listColumns(copies[0] ?? '').map((name) => sql.ref(name)));
        await sql`insert into ${sql.table(table)} (${columns})
          select ${columns} from jsonb_populate_recordset(null::${sql.table(table)},
          ${`[${copies.join(',')}]`}::jsonb)`.execute(tx);
      }
      await sql.raw(addLoadedNames).execute(tx);
      await saveForeignRows(inTransaction, scope, { ...target, userId });
    });
  }
}

/** What the other customers' users have under the target's ids besides consignments. */
async function saveForeignRows(database: Database, scope: Scope, target: Target): Promise<void> {
  const { userId } = target;
  await saveTargetView(database, scope, target, foreignSecret);
  await saveWork(database, scope, userId, foreignSecret);
  await saveTargetNotice(database, scope, userId, foreignDate);
  await saveImport(database, scope, target, foreignSecret);
  await saveDeskRows(database, scope, target, foreignSecret);
  await saveInvoice(database, scope, { ...target, reference: foreignReferencePrefix }, foreignSecret);
  await saveWebhook(database, scope, { ...target, reference: foreignReferencePrefix }, foreignSecret);
}

/** Nothing may be inserted into a generated one. */
const listColumns = (row: string): string[] =>
  Object.keys(JSON.parse(row) as object).filter((name) => name !== 'names_id');

function toForeignCopy(row: string, target: Target, scope: Scope): string {
  const reference = `${foreignReferencePrefix}${target.reference}`.replace('TAS', '');
  const words: readonly (readonly [string, string])[] = [
    [tasman.id, scope.tenantId],
    [kowhai.id, scope.organisationId ?? ''],
    [secret, foreignSecret],
    [secret.toLowerCase(), foreignSecret.toLowerCase()],
    [target.reference, reference],
    [target.reference.toLowerCase(), reference.toLowerCase()],
    ['Kōwhai', 'Foreign'],
    ['kowhai', 'foreign'],
    ['095550110', foreignPhone.replaceAll(' ', '')],
  ];
  return words.reduce((text, [from, to]) => text.replaceAll(from, to), row);
}

/** Deletes the previous target's file copy: all targets share one file id. */
function dropForeignFile(database: Database, scope: Scope): Promise<unknown> {
  return runSql(database, scope)`
    delete from files
      where tenant_id = ${scope.tenantId} and organisation_id = ${scope.organisationId} and id = ${targetFileId}`;
}
