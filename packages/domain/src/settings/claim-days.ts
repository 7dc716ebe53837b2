/** The days after delivery within which damage or loss must be claimed, by the code of the provider's exception (CLAM-01). */
export type ClaimDays = Readonly<Record<string, number>>;

const MAX_DAYS = 365;

/**
 * Parses the tenant's rule for claims: codes with their days, `DAMAGED 7, LOST 30` (CLAM-02). Null for any other text, a
 * code that stands twice, and days outside 1 to 365.
 */
export function parseClaimDays(text: string): ClaimDays | null {
  const days: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [, code = '', count = ''] = /^\s*(\S{1,50})\s+(\d{1,3})\s*$/u.exec(part) ?? [];
    const number = Number(count);
    if (code === '' || Object.hasOwn(days, code) || number < 1 || number > MAX_DAYS) return null;
    days[code] = number;
  }
  return days;
}
