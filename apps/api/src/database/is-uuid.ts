const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Whether a text is a UUID; PostgreSQL raises an error for anything else. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
