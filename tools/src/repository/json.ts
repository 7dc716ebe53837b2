/** A field of a value that may be an object; undefined when it isn't one or lacks the field. */
export function getField(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

/** The fields of a value that may be an object; none when it isn't one. */
export function getEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
