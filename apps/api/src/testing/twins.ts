import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import type { Target } from './attempt.js';
import { targetFileId } from './attached-file.js';
import { keepWork } from './own-work.js';
import { secret } from './target.js';
import { aurora, harbour, kowhai, southern, tasman } from './world.js';

/** What the twins say where the target says its secret; none of the target's words stands in them. */
export const twinSecret = 'Wolfram';
export const twinPhone = '04 222 2222';
/** How the references of twins begin. */
const twinReference = 'TWIN';
/** Words of the other customers, none of which stands in an answer to the target's owner. */
export const twinWords = [
  twinSecret,
  twinReference,
  'Twin',
  'Southern',
  'Harbour',
  'consignmentContactDetailsRequired',
];

/** The other customers, as transactions are opened for them. */
export const twinScopes: readonly Scope[] = [
  { tenantId: tasman.id, organisationId: southern.id, userId: null },
  { tenantId: aurora.id, organisationId: harbour.id, userId: null },
];

const twinUsers = twinScopes.map((scope, index) => ({
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

/** The column by which a table has what is a consignment's. */
const consignmentColumns: Readonly<Record<string, string>> = {
  consignments: 'id',
  consignment_links: 'source_id',
};
export const consignmentColumn = (table: string): string => consignmentColumns[table] ?? 'consignment_id';

/**
 * Gives the other customers a consignment and a view with the same ids as the target's: a statement that names an id and forgets
 * whose it is reads or changes theirs too.
 */
export async function createTwins(database: Database, target: Target): Promise<void> {
  const owner = { tenantId: tasman.id, organisationId: kowhai.id, userId: null };
  for (const table of tables) {
    const id = sql.ref(consignmentColumn(table));
    const { rows } = await database.asOwner(owner, (tx) =>
      sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t
        where tenant_id = ${tasman.id} and organisation_id = ${kowhai.id} and ${id} = ${target.consignmentId}`.execute(
        tx,
      ),
    );
    for (const scope of twinScopes) {
      if (table === 'files') await dropTwinFile(database, scope);
      const twins = rows.map(({ row }) => twinOf(row, target, scope));
      await database.asOwner(scope, (tx) =>
        sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)},
          ${`[${twins.join(',')}]`}::jsonb)`.execute(tx),
      );
    }
  }
  for (const { scope, userId } of twinUsers) {
    await database.asOwner(scope, (tx) =>
      sql`insert into saved_views values (${scope.tenantId}, ${scope.organisationId}, ${userId}, ${target.viewId},
        ${twinSecret}, ${twinSecret}, '', true) on conflict do nothing`.execute(tx),
    );
    await keepWork(database, scope, userId, twinSecret);
  }
}

function twinOf(row: string, target: Target, scope: Scope): string {
  const reference = `${twinReference}${target.reference}`.replace('TAS', '');
  const words: readonly (readonly [string, string])[] = [
    [tasman.id, scope.tenantId],
    [kowhai.id, scope.organisationId ?? ''],
    [secret, twinSecret],
    [secret.toLowerCase(), twinSecret.toLowerCase()],
    [target.reference, reference],
    [target.reference.toLowerCase(), reference.toLowerCase()],
    ['Kōwhai', 'Twin'],
    ['kowhai', 'twin'],
    ['095550110', twinPhone.replaceAll(' ', '')],
  ];
  return words.reduce((text, [from, to]) => text.replaceAll(from, to), row);
}

/** That of the target before: all of them have files of one id. */
function dropTwinFile(database: Database, scope: Scope): Promise<unknown> {
  return database.asOwner(scope, (tx) =>
    tx
      .deleteFrom('files')
      .where('tenant_id', '=', scope.tenantId)
      .where('organisation_id', '=', scope.organisationId)
      .where('id', '=', targetFileId)
      .execute(),
  );
}
