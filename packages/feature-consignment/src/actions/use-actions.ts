import type { Consignment } from '@consign/api-client/consignment';
import {
  canCancel,
  canCopy,
  canDownload,
  canMarkAsReady,
  canRequestPickup,
  currentStatus,
  type ActionAnswer,
} from '@consign/domain/status';
import { usePermissions } from '@consign/session';

export interface Actions {
  readonly markReady: ActionAnswer;
  readonly requestPickup: ActionAnswer;
  readonly cancel: ActionAnswer;
  readonly download: ActionAnswer;
  readonly copy: ActionAnswer;
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
export function isShown(answer: ActionAnswer): boolean {
  return answer.allowed || !answer.hidden;
}

/** Why it cannot be done now: the rule's reason, or what else keeps it; null when it can. */
export function reasonOf(answer: ActionAnswer, other: string | null): string | null {
  return answer.allowed ? other : answer.reason;
}
