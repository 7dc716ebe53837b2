import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import { testNow } from './now.js';
import type { Target } from './operation-call.js';
import { targetImportId } from './target-ids.js';

/** The digest and the revision of the contract's examples. */
const digest = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';
const revision = 1_752_528_600_000;

/** Saves an import of a user under a name, the target's consignment as imported, and a heading of the organisation. */
export function saveImport(
  database: Database,
  scope: Scope,
  { userId, consignmentId }: Target,
  name: string,
  heading = name,
): Promise<unknown> {
  const { tenantId, organisationId } = scope;
  return database.asSchemaOwner(scope, async (tx) => {
    await sql`insert into import_sessions (tenant_id, organisation_id, user_id, id, job_id, file_name, row_count,
        consignment_count, content, revision, saved_at)
      values (${tenantId}, ${organisationId}, ${userId}, ${targetImportId}, ${targetImportId}, ${name}, 2, 1,
        ${`${name.replace(/[^A-Za-z]/gu, '')}AAAA`}, ${revision}, ${testNow})
      on conflict (tenant_id, organisation_id, user_id, id) do update
        set file_name = excluded.file_name, revision = excluded.revision, content = excluded.content`.execute(
      tx,
    );
    await sql`delete from imported_consignments where tenant_id = ${tenantId} and organisation_id = ${organisationId}`.execute(
      tx,
    );
    await sql`insert into imported_consignments (tenant_id, organisation_id, digest, occurrence, consignment_id,
        file_name, imported_at)
      values (${tenantId}, ${organisationId}, ${digest}, 1, ${consignmentId}, ${name}, ${testNow})`.execute(
      tx,
    );
    await sql`insert into import_columns (tenant_id, organisation_id, folded_heading, heading, column_name)
      values (${tenantId}, ${organisationId}, ${heading.toLowerCase()}, ${heading}, null) on conflict do nothing`.execute(
      tx,
    );
  });
}
