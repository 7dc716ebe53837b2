import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import type { Target } from './operation-call.js';
import { testNow } from './now.js';
import { targetEventId, targetNoticeId } from './target-ids.js';
import { worldId } from './world-rows.js';

/** The form that the calls name, and the revision that the contract's example builds on. */
const form = 'create';
const revision = 1_752_528_600_000;

/** Saves unsaved work for a user. */
export function saveWork(
  database: Database,
  { tenantId, organisationId }: Scope,
  userId: string,
  notes: string,
): Promise<unknown> {
  return database.asSchemaOwner({ tenantId, organisationId }, (tx) =>
    sql`insert into unsaved_work (tenant_id, organisation_id, user_id, key, id, content, revision, saved_at)
      values (${tenantId}, ${organisationId}, ${userId}, ${form}, ${worldId(7101)}, ${JSON.stringify({ notes })}::jsonb,
        ${revision}, ${testNow})
      on conflict (tenant_id, organisation_id, user_id, key) do update
        set content = excluded.content, revision = excluded.revision, saved_at = excluded.saved_at`.execute(
      tx,
    ),
  );
}

/** Tells a user that a manifest could not be sent. */
export function saveTargetNotice(
  database: Database,
  { tenantId, organisationId }: Scope,
  userId: string,
  requestedAt: string,
): Promise<unknown> {
  return database.asSchemaOwner({ tenantId, organisationId }, (tx) =>
    sql`insert into notices (tenant_id, organisation_id, user_id, id, type, reason, consignment_count, requested_at,
        created_at)
      values (${tenantId}, ${organisationId}, ${userId}, ${targetNoticeId}, 'PickupManifestNotSent', 'Rejected', 2,
        ${requestedAt}, ${testNow}) on conflict do nothing`.execute(tx),
  );
}

/** The content column as text, to find whose row it is. */
export const savedContent = (notes: string): string => `{"notes": "${notes}"}`;

/** Links the target to itself, since no other consignment has foreign copies. */
export function linkTarget(database: Database, scope: Scope, { consignmentId }: Target): Promise<unknown> {
  return database.asSchemaOwner(scope, (tx) =>
    sql`insert into consignment_links (tenant_id, organisation_id, source_id, target_id, link_type, created_at)
      values (${scope.tenantId}, ${scope.organisationId}, ${consignmentId}, ${consignmentId}, 'Copy', ${testNow})
      on conflict do nothing`.execute(tx),
  );
}

/** Adds an entry to the target's audit trail. */
export function addChange(
  database: Database,
  scope: Scope,
  { consignmentId, userId }: Target,
  subject: string,
): Promise<unknown> {
  return database.asSchemaOwner(scope, (tx) =>
    sql`insert into consignment_changes (tenant_id, organisation_id, consignment_id, id, changed_at, user_id, action,
        subject, fields)
      values (${scope.tenantId}, ${scope.organisationId}, ${consignmentId}, ${consignmentId}, ${testNow}, ${userId},
        'FreightItemAdded', ${subject}, '[]') on conflict do nothing`.execute(tx),
  );
}

/** Raises an exception of the target that needs action. */
export function raiseException(
  database: Database,
  scope: Scope,
  { consignmentId }: Target,
  title: string,
): Promise<unknown> {
  return database.asSchemaOwner(scope, (tx) =>
    sql`insert into delivery_events (tenant_id, organisation_id, consignment_id, id, status_position, event_type, title,
        created_at, action_required)
      values (${scope.tenantId}, ${scope.organisationId}, ${consignmentId}, ${targetEventId}, 1, 'EXCP', ${title},
        ${testNow}, true) on conflict do nothing`.execute(tx),
  );
}
