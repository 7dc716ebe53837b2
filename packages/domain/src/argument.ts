import { isRecord } from './is-record.js';

/** What an argument lacks, beginning with its place, or null: `body.lineItems: a list`. */
export type Shape = (value: unknown, place: string) => string | null;

/**
 * For callers without types: throws a TypeError that names the function, the argument and what it lacks, before anything
 * reads it (CALL-300). It tells the kind of a value, never the value.
 */
export function need(name: string, argument: string, value: unknown, shape: Shape): void {
  const lack = shape(value, argument);
  if (lack !== null) throw new TypeError(`${name} needs ${lack}`);
}

/** A value that passes a test, with the words for it: `a text`. */
export function kind(what: string, is: (value: unknown) => boolean): Shape {
  return (value, place) => (is(value) ? null : describeLack(value, place, what));
}

function describeLack(value: unknown, place: string, what: string): string {
  return `${place}: ${what}. It got ${describeKind(value)}`;
}

export const text = kind('a text', (value) => typeof value === 'string');

export function choice(...values: readonly string[]): Shape {
  const what = values.map((value) => `'${value}'`).join(' or ');
  return kind(what, (value) => values.some((each) => each === value));
}

/** A value that may be missing or null. */
export function optional(shape: Shape): Shape {
  return (value, place) => (value === undefined || value === null ? null : shape(value, place));
}

export function list(item: Shape): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return describeLack(value, place, 'a list');
    for (const [index, each] of value.entries()) {
      const lack = item(each, `${place}[${index}]`);
      if (lack !== null) return lack;
    }
    return null;
  };
}

/** An object with these fields; `what` says which one: `a freight item`. Fields that it doesn't know are not looked at. */
export function fields(what: string, shapes: Readonly<Record<string, Shape>>): Shape {
  const entries = Object.entries(shapes);
  return (value, place) => {
    if (!isRecord(value)) return describeLack(value, place, what);
    for (const [name, shape] of entries) {
      const lack = shape(value[name], `${place}.${name}`);
      if (lack !== null) return lack;
    }
    return null;
  };
}

function describeKind(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return 'a list';
  const type = typeof value;
  if (type === 'string') return 'a text';
  return type === 'object' ? 'an object' : `a ${type}`;
}
