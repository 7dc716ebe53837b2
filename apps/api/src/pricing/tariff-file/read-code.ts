import type { Fields, YamlReader } from './yaml-reader.js';

/** Reads the code of a card, an extra or a surcharge; `codes` has those before it with their rows. */
export function readCode(
  reader: YamlReader,
  { values }: Fields,
  what: string,
  codes: Map<string, number> | null,
): string | null {
  const at = values.get('code');
  const code = reader.readText(at, `${what}'s code`);
  if (at === undefined || code === null) return null;
  if (!/^[A-Z0-9][A-Z0-9._-]{0,49}$/u.test(code)) {
    return reader.report(
      at,
      `${what}'s code has 1 to 50 capital letters, digits, dots and hyphens, not '${code}'`,
    );
  }
  const known = codes?.get(code);
  if (known !== undefined) reader.report(at, `${what} ${code} is there already, in row ${known}`);
  else codes?.set(code, reader.findRow(at));
  return code;
}
