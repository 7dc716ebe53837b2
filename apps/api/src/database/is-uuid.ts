const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Whether a text can be an id at all; PostgreSQL would answer another one with an error. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
