import { parseInteger } from './formats.js';

/** Parameters arrive as texts: the types that their schemas want, by name. */
export type Coercions = Readonly<Record<string, unknown>>;

/**
 * Turns the texts of a path or a query into what their schemas want, and a single text into a list. Whatever can't be
 * turned stays as it is, for the validator to refuse.
 */
export function coerce(values: Record<string, unknown>, schemas: Coercions): Record<string, unknown> {
  for (const [name, schema] of Object.entries(schemas)) {
    if (Object.hasOwn(values, name)) values[name] = coerceValue(values[name], schema);
  }
  return values;
}

function coerceValue(value: unknown, schema: unknown): unknown {
  const { type, items } = (schema ?? {}) as { readonly type?: unknown; readonly items?: unknown };
  if (type === 'array') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.map((each) => coerceValue(each, items));
  }
  if (typeof value !== 'string') return value;
  if (type === 'integer') return parseInteger(value) ?? value;
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
