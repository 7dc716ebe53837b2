/** The human-readable line: identifiers in brackets, digits in groups. */
export function readable(content: string): string {
  const [, identifier = '', value = ''] = /^\((\d+)\)(.*)$/u.exec(content) ?? [];
  const groups = /^\d{18}$/u.test(value)
    ? `${value.charAt(0)} ${value.slice(1, 8)} ${value.slice(8, 17)} ${value.charAt(17)}`
    : value;
  return `(${identifier}) ${groups}`;
}
