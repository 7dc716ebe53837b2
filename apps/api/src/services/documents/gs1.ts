/** A prefix that GS1 keeps for demonstrations: nobody's goods are found under it (DOCS-09). */
export const demonstrationPrefix = '9521234';

/** The last digit of a GS1 number, from those before it. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits.charAt(digits.length - 1 - index)) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

/** The 18 digits of a serial shipping container code; the extension digit counts with the serial. */
export function toSscc(prefix: string, serial: number): string {
  const digits = String(serial).padStart(17 - prefix.length, '0');
  if (digits.length + prefix.length !== 17) throw new Error('This company prefix has no serial numbers left');
  // The extension digit stands before the prefix.
  const body = `${digits.charAt(0)}${prefix}${digits.slice(1)}`;
  return `${body}${checkDigit(body)}`;
}

/** A consignment's number across companies: the prefix and the reference, at most 30 characters. */
export function toGinc(prefix: string, reference: string): string {
  return `${prefix}${reference}`.slice(0, 30);
}

export type LabelSize = 'A6' | '100x150';

export interface LabelSettings {
  readonly companyPrefix: string;
  readonly size: LabelSize;
}

/** What a tenant has set for its labels; what cannot be used is as if it were not set. */
export function parseLabelSettings(record: unknown): LabelSettings {
  const prefix = findSetting(record, 'Labels:CompanyPrefix');
  return {
    companyPrefix: prefix !== null && /^\d{7,10}$/u.test(prefix) ? prefix : demonstrationPrefix,
    size: findSetting(record, 'Labels:Size')?.toLowerCase() === '100x150' ? '100x150' : 'A6',
  };
}

function findSetting(record: unknown, name: string): string | null {
  const settings = (record as { settings?: unknown } | null)?.settings;
  if (!Array.isArray(settings)) return null;
  const found = (settings as readonly unknown[]).find(
    (each) => (each as { name?: unknown } | null)?.name === name,
  );
  const value = (found as { value?: unknown } | undefined)?.value;
  return typeof value === 'string' ? value.trim() : null;
}
