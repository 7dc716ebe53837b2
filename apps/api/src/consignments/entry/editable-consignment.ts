import { type Editability, type StatusCode, editability } from '@consign/domain/status';

import type { OperationContext } from '../../http/contract/operation.js';
import { type Refusal, problem } from '../../http/problems/problem.js';
import { type LockedConsignment, lockConsignment } from '../consignment-store.js';
import type { ConsignmentKey } from '../freight/line-item-store.js';
import type { Tx } from '../../database/database.js';
import { loadFlags } from './consignment-rules.js';

export interface EditableConsignment {
  readonly key: ConsignmentKey;
  readonly reference: string;
  readonly status: StatusCode;
  readonly locked: LockedConsignment;
}

/**
 * A consignment held for a change of one of its sections, or why it may not be changed: the same function of the domain
 * decides that makes the screen read-only (CONS-26, CONS-28).
 */
export async function lockForEdit(
  tx: Tx,
  context: OperationContext,
  ref: string,
  section: keyof Editability['sections'],
): Promise<EditableConsignment | Refusal> {
  const reference = ref.toUpperCase();
  const locked = await lockConsignment(tx, context.viewer, reference);
  if (locked === undefined) return problem(404);
  const status = locked.statusCode;
  const { sections } = editability({
    status,
    permissions: context.user.permissions,
    isNew: false,
    settings: context.tenant.settings,
    flags: await loadFlags(tx, context),
  });
  const answer = sections[section];
  if (!answer.allowed) {
    return problem(409, {
      detail: answer.reason,
      problems: [{ id: answer.id, path: '', message: answer.reason }],
    });
  }
  return { key: { ...context.owner, consignmentId: locked.id }, reference, status, locked };
}
