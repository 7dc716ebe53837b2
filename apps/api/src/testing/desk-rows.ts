import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';

/** Saves preferences of a user, other than the defaults. */
export function savePreferenceRow(database: Database, scope: Scope, userId: string): Promise<unknown> {
  const { tenantId, organisationId } = scope;
  return database.asOwner(scope, (tx) =>
    sql`insert into user_preferences (tenant_id, organisation_id, user_id, print_on_pickup, label_format, undo_seconds,
        letter_keys, sort_option, sort_direction)
      values (${tenantId}, ${organisationId}, ${userId}, true, 'ZPL', 20, false, 'statusDate', 'desc')
      on conflict do nothing`.execute(tx),
  );
}
