const formats = new Map<number, Intl.NumberFormat>();

function formatOf(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('en-NZ', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(decimals, made);
  return made;
}

/** As it stands when the field is left: thousands apart, the decimals filled up; more decimals than that are kept in sight. */
export function formatNumber(value: number | null, decimals: number): string {
  if (value === null) return '';
  return Number(value.toFixed(decimals)) === value ? formatOf(decimals).format(value) : String(value);
}

/** Reads what was typed or pasted: everything but digits, the point and a leading minus is dropped. */
export function parseNumber(raw: string): { text: string; number: number | null } {
  const [whole = '', ...rest] = raw.replaceAll(/[^\d.-]/g, '').split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replaceAll('-', '');
  const text = sign + digits + (rest.length > 0 ? `.${rest.join('').replaceAll('-', '')}` : '');
  const number = /\d/.test(text) ? Number(text) : null;
  return { text, number };
}
