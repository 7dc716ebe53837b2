import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import { testNow } from './now.js';
import type { Target } from './operation-call.js';
import { targetDeskId } from './target-ids.js';

/** Saves preferences of a user, other than the defaults, and a morning mail. */
export function savePreferenceRow(database: Database, scope: Scope, userId: string): Promise<unknown> {
  const { tenantId, organisationId } = scope;
  return database.asSchemaOwner(scope, async (tx) => {
    await sql`insert into user_preferences (tenant_id, organisation_id, user_id, print_on_pickup, label_format, undo_seconds,
        letter_keys, sort_option, sort_direction)
      values (${tenantId}, ${organisationId}, ${userId}, true, 'ZPL', 20, false, 'statusDate', 'desc')
      on conflict do nothing`.execute(tx);
    await sql`insert into morning_mails (tenant_id, organisation_id, user_id, hour, origin, permitted_at, job_id)
      values (${tenantId}, ${organisationId}, ${userId}, 7, 'https://tasman.example', ${testNow}, ${userId})
      on conflict do nothing`.execute(tx);
  });
}

/**
 * Saves a typed receiver with a name in the address book of the target's site, a template of that name, and the target's
 * consignment as the last of a user.
 */
export function saveDeskRows(
  database: Database,
  scope: Scope,
  { siteId, userId, consignmentId }: Pick<Target, 'siteId' | 'userId' | 'consignmentId'>,
  name: string,
): Promise<unknown> {
  const { tenantId, organisationId } = scope;
  const address = {
    id: targetDeskId,
    streetNumber: '1',
    street: `${name} Road`,
    suburb: 'Regent',
    state: null,
    city: 'Whangārei',
    country: 'New Zealand',
    postcode: '0112',
    latitude: null,
    longitude: null,
    region: null,
  };
  return database.asSchemaOwner(scope, async (tx) => {
    const owner = sql`${tenantId}, ${organisationId}`;
    await sql`delete from known_receivers where tenant_id = ${tenantId} and organisation_id = ${organisationId}
      and id = ${targetDeskId}`.execute(tx);
    await sql`insert into known_receivers (tenant_id, organisation_id, site_id, id, receiver_key, full_name, address,
        search_text, service_type_code, used_at)
      values (${owner}, ${siteId}, ${targetDeskId}, '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU', ${name},
        ${JSON.stringify(address)}, ${`${name} road`.toLowerCase()}, 'GENERAL', ${testNow})`.execute(tx);
    await sql`insert into consignment_templates (tenant_id, organisation_id, site_id, id, name, name_key, content,
        saved_at)
      values (${owner}, ${siteId}, ${targetDeskId}, ${name}, ${name.toLowerCase()}, ${JSON.stringify({ notes: name })},
        ${testNow})
      on conflict (tenant_id, organisation_id, site_id, id) do update set name = excluded.name,
        name_key = excluded.name_key, content = excluded.content`.execute(tx);
    await sql`insert into last_consignments (tenant_id, organisation_id, user_id, site_id, consignment_id)
      values (${owner}, ${userId}, ${siteId}, ${consignmentId})
      on conflict (tenant_id, organisation_id, user_id, site_id) do update
        set consignment_id = excluded.consignment_id`.execute(tx);
  });
}
