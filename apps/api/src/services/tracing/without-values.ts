/** Quoted texts, with doubled quotes and dollar quotes; numbers that are no part of a name or of a parameter such as $1. */
const VALUES = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|(?<![\w$.])\d+(?:\.\d+)?(?!\w)/gu;

/** A statement as a trace may show it: with ? for every value, on one line. */
export function withoutValues(sql: string): string {
  return sql.replace(VALUES, '?').replaceAll(/\s+/gu, ' ').trim();
}
