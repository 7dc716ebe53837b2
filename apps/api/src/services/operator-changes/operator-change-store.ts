import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { ChangedItem } from '../../database/schema.js';
import { storedJson } from '../../database/columns.js';
import { newId } from '../../ids.js';

/** Who runs which command, and when. */
export interface CommandRun {
  readonly operator: string;
  /** Such as `user add`. */
  readonly command: string;
  readonly at: Date;
}

export interface OperatorChange {
  readonly tenantId: string;
  /** Null for a change of the whole tenant. */
  readonly organisationId: string | null;
  /** What the command named, such as an email or a file. */
  readonly subject: string;
  readonly changes: readonly ChangedItem[];
}

export interface StoredOperatorChange extends OperatorChange {
  readonly id: string;
  readonly changedAt: Date;
  readonly operator: string;
  readonly command: string;
}

/**
 * Records what an operator changes, in the transaction of the change and with its scope. Nothing is recorded if nothing
 * changed (PLAT-180). The changes must not contain secrets.
 */
export async function recordChange(
  tx: Tx,
  { operator, command, at }: CommandRun,
  { tenantId, organisationId, subject, changes }: OperatorChange,
): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('operator_changes')
    .values({
      tenant_id: tenantId,
      organisation_id: organisationId,
      id: newId(at),
      changed_at: at,
      operator,
      command,
      subject,
      changes: storedJson(changes),
    })
    .execute();
}

/** The newest first; null for every tenant, and for any time. */
export async function listOperatorChanges(
  tx: Tx,
  tenantId: string | null,
  since: Date | null,
  limit: number,
): Promise<StoredOperatorChange[]> {
  const { rows } = await sql<StoredOperatorChange>`select tenant_id as "tenantId",
    organisation_id as "organisationId", id, changed_at as "changedAt", operator, command, subject, changes
    from list_operator_changes(${tenantId}, ${since}, ${limit})`.execute(tx);
  return rows;
}
