import { type Editability, type StatusCode, editability } from '@consign/domain/status';

import type { OperationContext } from '../../http/contract/operation.js';
import { type Refusal, problem } from '../../http/problems/problem.js';
import { lockConsignment } from '../lock-store.js';
import type { ConsignmentKey } from '../../database/consignment-key.js';
import type { Tx } from '../../database/database.js';
import { loadFlags } from '../../tenants/index.js';

export interface EditableConsignment {
  readonly key: ConsignmentKey;
  readonly reference: string;
  readonly status: StatusCode;
}

/**
 * Locks a consignment to change one of its sections, or says why it may not be changed: the function of the domain that
 * makes the screen read-only decides (CONS-26, CONS-28).
 */
export async function lockForEdit(
  tx: Tx,
  context: OperationContext,
  reference: string,
  section: keyof Editability['sections'],
): Promise<EditableConsignment | Refusal> {
  const locked = await lockConsignment(tx, context.viewer, reference);
  if (locked === undefined) return problem(404);
  const status = locked.statusCode;
  const { sections } = editability({
    status,
    permissions: context.user.permissions,
    isNew: false,
    settings: context.tenant.settings,
    flags: await loadFlags(tx, context.tenant.id),
  });
  const answer = sections[section];
  if (!answer.allowed) {
    return problem(409, {
      detail: answer.reason,
      problems: [{ id: answer.id, path: '', message: answer.reason }],
    });
  }
  return { key: { ...context.owner, consignmentId: locked.id }, reference, status };
}
