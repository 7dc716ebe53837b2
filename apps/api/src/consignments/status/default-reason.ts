import { type UserTarget, cancelReason } from '@consign/domain/status';

/** The reason of a status call that carries none (BULK-20). */
export function defaultReason(target: UserTarget): string | null {
  return target === 'CANCELLED' ? cancelReason : null;
}
