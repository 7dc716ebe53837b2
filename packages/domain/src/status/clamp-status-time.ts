/**
 * Clamps the requested time of a status to between the previous status and now (BULK-24), because the caller's clock
 * may be wrong. Null means now.
 */
export function clampStatusTime(
  requested: Date | null,
  { previous, now }: { readonly previous: Date; readonly now: Date },
): Date {
  const moment = Math.min((requested ?? now).getTime(), now.getTime());
  return new Date(Math.max(moment, previous.getTime()));
}
