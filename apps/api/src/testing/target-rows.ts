import type { Database, Scope } from '../database/database.js';
import { testNow } from './now.js';
import { type Target, targetIds } from './operation-call.js';
import { runSql } from './run-sql.js';
import { worldId } from './world-rows.js';

/** The revision that the contract's examples build on. */
const revision = 1_752_528_600_000;
/** The digest of the contract's examples. */
const digest = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';

/** An address in a road of a name. */
export const addressIn = (id: string, name: string) => ({
  id,
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
});

/** Saves unsaved work for a user, in the form that the calls name. */
export function saveWork(database: Database, scope: Scope, userId: string, notes: string): Promise<unknown> {
  return runSql(database, scope)`
    insert into unsaved_work (tenant_id, organisation_id, user_id, key, id, content, revision, saved_at)
      values (${scope.tenantId}, ${scope.organisationId}, ${userId}, 'create', ${worldId(7101)},
        ${JSON.stringify({ notes })}::jsonb, ${revision}, ${testNow})
      on conflict (tenant_id, organisation_id, user_id, key) do update
        set content = excluded.content, revision = excluded.revision, saved_at = excluded.saved_at`;
}

/** The content column as text, to find whose row it is. */
export const savedContent = (notes: string): string => `{"notes": "${notes}"}`;

/** Tells a user that a manifest could not be sent. */
export function saveTargetNotice(
  database: Database,
  scope: Scope,
  userId: string,
  requestedAt: string,
): Promise<unknown> {
  return runSql(database, scope)`
    insert into notices (tenant_id, organisation_id, user_id, id, type, reason, consignment_count, requested_at, created_at)
      values (${scope.tenantId}, ${scope.organisationId}, ${userId}, ${targetIds.notice}, 'PickupManifestNotSent',
        'Rejected', 2, ${requestedAt}, ${testNow}) on conflict do nothing`;
}

/** Saves the default view of a user, under the id that the calls name. */
export function saveTargetView(
  database: Database,
  scope: Scope,
  { userId, viewId }: Target,
  name: string,
): Promise<unknown> {
  return runSql(database, scope)`
    insert into saved_views values (${scope.tenantId}, ${scope.organisationId}, ${userId}, ${viewId}, ${name},
      ${name.toLowerCase()}, '', true) on conflict do nothing`;
}

/** Links the target to itself, since no other consignment has foreign copies. */
export function linkTarget(database: Database, scope: Scope, { consignmentId }: Target): Promise<unknown> {
  return runSql(database, scope)`
    insert into consignment_links (tenant_id, organisation_id, source_id, target_id, link_type, created_at)
      values (${scope.tenantId}, ${scope.organisationId}, ${consignmentId}, ${consignmentId}, 'Copy', ${testNow})
      on conflict do nothing`;
}

/** Adds an entry to the target's audit trail. */
export function addChange(
  database: Database,
  scope: Scope,
  { consignmentId, userId }: Target,
  subject: string,
): Promise<unknown> {
  return runSql(database, scope)`
    insert into consignment_changes (tenant_id, organisation_id, consignment_id, id, changed_at, user_id, action, subject,
        fields)
      values (${scope.tenantId}, ${scope.organisationId}, ${consignmentId}, ${consignmentId}, ${testNow}, ${userId},
        'FreightItemAdded', ${subject}, '[]') on conflict do nothing`;
}

/** Raises an exception of the target that needs action. */
export function raiseException(
  database: Database,
  scope: Scope,
  { consignmentId }: Target,
  title: string,
): Promise<unknown> {
  return runSql(database, scope)`
    insert into delivery_events (tenant_id, organisation_id, consignment_id, id, status_position, event_type, title,
        created_at, action_required)
      values (${scope.tenantId}, ${scope.organisationId}, ${consignmentId}, ${targetIds.event}, 1, 'EXCP', ${title},
        ${testNow}, true) on conflict do nothing`;
}

/** Saves preferences of a user, other than the defaults, and a morning mail. */
export async function savePreferenceRow(database: Database, scope: Scope, userId: string): Promise<void> {
  const { tenantId, organisationId } = scope;
  const run = runSql(database, scope);
  await run`
    insert into user_preferences (tenant_id, organisation_id, user_id, print_on_pickup, label_format, undo_seconds,
        letter_keys, sort_option, sort_direction)
      values (${tenantId}, ${organisationId}, ${userId}, true, 'ZPL', 20, false, 'statusDate', 'desc')
      on conflict do nothing`;
  await run`
    insert into morning_mails (tenant_id, organisation_id, user_id, hour, origin, permitted_at, job_id)
      values (${tenantId}, ${organisationId}, ${userId}, 7, 'https://tasman.example', ${testNow}, ${userId})
      on conflict do nothing`;
}

/**
 * Saves a typed receiver with a name in the address book of the target's site, a template of that name, and the target's
 * consignment as the last of a user.
 */
export async function saveDeskRows(
  database: Database,
  scope: Scope,
  { siteId, userId, consignmentId }: Pick<Target, 'siteId' | 'userId' | 'consignmentId'>,
  name: string,
): Promise<void> {
  const { tenantId, organisationId } = scope;
  const run = runSql(database, scope);
  await run`delete from known_receivers where tenant_id = ${tenantId} and organisation_id = ${organisationId}
    and id = ${targetIds.desk}`;
  await run`
    insert into known_receivers (tenant_id, organisation_id, site_id, id, receiver_key, full_name, address, search_text,
        service_type_code, used_at)
      values (${tenantId}, ${organisationId}, ${siteId}, ${targetIds.desk}, ${digest}, ${name},
        ${JSON.stringify(addressIn(targetIds.desk, name))}, ${`${name} road`.toLowerCase()}, 'GENERAL', ${testNow})`;
  await run`
    insert into consignment_templates (tenant_id, organisation_id, site_id, id, name, name_key, content, saved_at)
      values (${tenantId}, ${organisationId}, ${siteId}, ${targetIds.desk}, ${name}, ${name.toLowerCase()},
        ${JSON.stringify({ notes: name })}, ${testNow})
      on conflict (tenant_id, organisation_id, site_id, id) do update set name = excluded.name,
        name_key = excluded.name_key, content = excluded.content`;
  await run`
    insert into last_consignments (tenant_id, organisation_id, user_id, site_id, consignment_id)
      values (${tenantId}, ${organisationId}, ${userId}, ${siteId}, ${consignmentId})
      on conflict (tenant_id, organisation_id, user_id, site_id) do update set consignment_id = excluded.consignment_id`;
}

/** Saves an import of a user under a name, the target's consignment as imported, and a heading of the organisation. */
export async function saveImport(
  database: Database,
  scope: Scope,
  { userId, consignmentId }: Target,
  name: string,
  heading = name,
): Promise<void> {
  const { tenantId, organisationId } = scope;
  const run = runSql(database, scope);
  await run`
    insert into import_sessions (tenant_id, organisation_id, user_id, id, job_id, file_name, row_count, consignment_count,
        content, revision, saved_at)
      values (${tenantId}, ${organisationId}, ${userId}, ${targetIds.import}, ${targetIds.import}, ${name}, 2, 1,
        ${`${name.replace(/[^A-Za-z]/gu, '')}AAAA`}, ${revision}, ${testNow})
      on conflict (tenant_id, organisation_id, user_id, id) do update
        set file_name = excluded.file_name, revision = excluded.revision, content = excluded.content`;
  await run`delete from imported_consignments where tenant_id = ${tenantId} and organisation_id = ${organisationId}`;
  await run`
    insert into imported_consignments (tenant_id, organisation_id, digest, occurrence, consignment_id, file_name,
        imported_at)
      values (${tenantId}, ${organisationId}, ${digest}, 1, ${consignmentId}, ${name}, ${testNow})`;
  await run`
    insert into import_columns (tenant_id, organisation_id, folded_heading, heading, column_name)
      values (${tenantId}, ${organisationId}, ${heading.toLowerCase()}, ${heading}, null) on conflict do nothing`;
}

/** Saves an invoice under a number with one line about the target's consignment, checked unless told otherwise. */
export async function saveInvoice(
  database: Database,
  scope: Scope,
  { siteId, accountId, userId, consignmentId, reference }: Target,
  number: string,
  isChecked = true,
): Promise<void> {
  const { tenantId, organisationId } = scope;
  const run = runSql(database, scope);
  await run`delete from invoices where tenant_id = ${tenantId} and organisation_id = ${organisationId}
    and id = ${targetIds.invoice}`;
  await run`
    insert into invoices (tenant_id, organisation_id, id, account_id, number, invoice_date, total_cents, line_count,
        is_gst_included, created_by, created_at, checked_at, site_ids)
      values (${tenantId}, ${organisationId}, ${targetIds.invoice}, ${accountId}, ${number}, '2026-03-16', 1000, 1, false,
        ${userId}, ${testNow}, ${isChecked ? testNow : null}::timestamptz, array[${siteId}]::uuid[])`;
  await run`
    insert into invoice_lines (tenant_id, organisation_id, invoice_id, line, reference, customer_reference, description,
        amount_cents, verdict, consignment_id)
      values (${tenantId}, ${organisationId}, ${targetIds.invoice}, 1, ${reference}, '', ${number}, 1000,
        ${isChecked ? 'NotDelivered' : null}, ${consignmentId})`;
  await run`
    insert into invoice_settings values (${tenantId}, ${organisationId}, ${accountId}, 5, 50,
        ${JSON.stringify({ [number.toLowerCase()]: 'reference' })}::jsonb)
      on conflict (tenant_id, organisation_id, account_id) do nothing`;
}

/** Saves a webhook for the target's site with a message about its consignment. */
export async function saveWebhook(
  database: Database,
  scope: Scope,
  { siteId, userId, consignmentId, reference }: Target,
  name: string,
): Promise<void> {
  const { tenantId, organisationId } = scope;
  const run = runSql(database, scope);
  const data = { reference, siteId, statusCode: 'FINAL', title: null, standardEventCode: null };
  const message = { type: 'consignment.status_changed', timestamp: testNow.toISOString(), data };
  await run`delete from webhooks where tenant_id = ${tenantId} and organisation_id = ${organisationId}
    and id = ${targetIds.webhook}`;
  await run`
    insert into webhooks (tenant_id, organisation_id, id, created_by, url, description, event_types, site_ids, is_active,
        secret, created_at)
      values (${tenantId}, ${organisationId}, ${targetIds.webhook}, ${userId}, 'https://erp.example/consign', ${name},
        array['consignment.exception'], array[${siteId}]::uuid[], true, ${`whsec_${name}`}, ${testNow})`;
  await run`
    insert into webhook_deliveries (tenant_id, organisation_id, webhook_id, id, consignment_id, message, state, created_at,
        error)
      values (${tenantId}, ${organisationId}, ${targetIds.webhook}, ${targetIds.delivery}, ${consignmentId},
        ${JSON.stringify(message)}::jsonb, 'Failed', ${testNow}, ${name})`;
}
