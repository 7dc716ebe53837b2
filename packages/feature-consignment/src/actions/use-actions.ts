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

/** What may be done with this consignment, by the rules that the server asks too (CONS-21 to 25, CONS-35). */
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

/** Whether the action is on the screen at all. */
export function isShown(answer: ActionDecision): boolean {
  return answer.allowed || !answer.hidden;
}

/** Why it cannot be done now: the rule's reason, or what else keeps it; null when it can. */
export function disabledReason(answer: ActionDecision, other: string | null): string | null {
  return answer.allowed ? other : answer.reason;
}
