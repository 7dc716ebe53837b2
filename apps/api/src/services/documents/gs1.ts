import { checkDigit } from '@consign/domain/gs1';

/** The prefix that GS1 reserves for demonstrations (DOCS-09). */
export const demonstrationPrefix = '9521234';

/** Builds the 18 digits of an SSCC. The extension digit is the leading digit of the serial. */
export function toSscc(prefix: string, serial: number): string {
  const digits = String(serial).padStart(17 - prefix.length, '0');
  if (digits.length + prefix.length !== 17) throw new Error('This company prefix has no serial numbers left');
  // The extension digit comes before the company prefix.
  const body = `${digits.charAt(0)}${prefix}${digits.slice(1)}`;
  return `${body}${checkDigit(body)}`;
}

/** The serial in an SSCC of this company prefix; null for another company's. */
export function findSerial(prefix: string, sscc: string): number | null {
  if (sscc.slice(1, 1 + prefix.length) !== prefix) return null;
  return Number(`${sscc.charAt(0)}${sscc.slice(1 + prefix.length, 17)}`);
}

/** Builds a GINC, AI (401): company prefix and reference, at most 30 characters. */
export function toGinc(prefix: string, reference: string): string {
  return `${prefix}${reference}`.slice(0, 30);
}

/** The reference in a GINC of this company prefix; null for another company's. */
export function findReference(prefix: string, ginc: string): string | null {
  return ginc.startsWith(prefix) && ginc.length > prefix.length ? ginc.slice(prefix.length) : null;
}

export type LabelSize = 'A6' | '100x150';

export interface LabelSettings {
  readonly companyPrefix: string;
  readonly size: LabelSize;
}

/** Reads a tenant's label settings; an unusable value counts as not set. */
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
