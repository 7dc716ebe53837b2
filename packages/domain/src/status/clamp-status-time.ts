/**
 * When a status counts as reached: the moment asked for, but no later than now and no earlier than the status before it
 * (BULK-24), since the clock of a caller may be wrong. Null asks for now.
 */
export function clampStatusTime(
  asked: Date | null,
  { previous, now }: { readonly previous: Date; readonly now: Date },
): Date {
  const moment = Math.min((asked ?? now).getTime(), now.getTime());
  return new Date(Math.max(moment, previous.getTime()));
}
