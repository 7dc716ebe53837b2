import type { Consignment } from '@consign/api-client/consignment';
import {
  canCancel,
  canCopy,
  canDownload,
  canMarkAsReady,
  canRequestPickup,
  currentStatus,
  type ActionDecision,
} from '@consign/domain/status';
import { usePermissions } from '@consign/session';

export interface Actions {
  readonly markReady: ActionDecision;
  readonly requestPickup: ActionDecision;
  readonly cancel: ActionDecision;
  readonly download: ActionDecision;
  readonly copy: ActionDecision;
}

/** What the user can do with this consignment, by the rules the server checks too (CONS-21 to 25, CONS-35). */
export function useActions(consignment: Consignment | null): Actions {
  const permissions = usePermissions();
  const status = currentStatus(consignment?.statusHistory)?.code ?? null;
  const context = { status, permissions, isNew: consignment === null };
  return {
    markReady: canMarkAsReady(context),
    requestPickup: canRequestPickup(context),
    cancel: canCancel(context),
    download: canDownload(context),
    copy: canCopy(context),
  };
}

/** Whether the action is shown, enabled or not. */
export function isShown(answer: ActionDecision): boolean {
  return answer.allowed || !answer.hidden;
}

/** Why the action is disabled: the rule's reason, or another; null if it is enabled. */
export function disabledReason(answer: ActionDecision, other: string | null): string | null {
  return answer.allowed ? other : answer.reason;
}
