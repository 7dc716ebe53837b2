const MIN_MONTHS = 12;
const MAX_MONTHS = 240;

/**
 * Parses the tenant's rule of how long names and addresses are kept (PLAT-275): a whole number of months. Null for any
 * other text and for months outside 12 to 240, so that nothing is removed by mistake.
 */
export function parseRetentionMonths(text: string): number | null {
  const months = /^\d{1,3}$/u.test(text) ? Number(text) : 0;
  return months >= MIN_MONTHS && months <= MAX_MONTHS ? months : null;
}
