import { findSteps } from '@consign/domain/freight';
import { isAlias, isMap, isScalar, isSeq } from 'yaml';

import {
  type FileProblem,
  type YamlFile,
  MAX_PROBLEMS,
  NO_REFERENCES,
  sortProblems,
} from '../../yaml-file.js';

/** A value and where it stands. */
export interface Value {
  readonly node: unknown;
  readonly offset: number;
}

/** The values of a mapping by key. */
export interface Fields {
  readonly offset: number;
  readonly values: ReadonlyMap<string, Value>;
}

/** The keys of a mapping, and how a sentence names it: 'a lane'. */
interface FieldRule {
  readonly what: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** `min` and `max` in steps of 10^-decimals. */
export interface NumberRule {
  readonly decimals: number;
  readonly min: number;
  readonly max: number;
}

const MAX_TEXT = 100;

/** Reads a YAML file value by value, and collects its faults, each with its row and column. */
export class YamlReader {
  readonly #problems = new Map<string, FileProblem>();
  readonly root: Value;

  constructor(private readonly file: YamlFile) {
    for (const problem of file.problems) this.#add(problem);
    this.root = { offset: 0, node: file.document.contents };
  }

  /** By row and column. */
  get problems(): readonly FileProblem[] {
    return sortProblems(this.#problems.values());
  }

  /** Whether there are so many problems that the rest isn't worth reading. */
  get isFull(): boolean {
    return this.#problems.size >= MAX_PROBLEMS;
  }

  findRow({ offset }: { readonly offset: number }): number {
    return this.file.toPosition(offset).row;
  }

  /** Adds a problem; null, so that what reads a value can return it. */
  report({ offset }: { readonly offset: number }, message: string): null {
    this.#add({ ...this.file.toPosition(offset), message });
    return null;
  }

  #add(problem: FileProblem): void {
    const { row, column, message } = problem;
    if (!this.isFull) this.#problems.set(`${row}:${column} ${message}`, problem);
  }

  readFields(value: Value, { what, required, optional }: FieldRule): Fields | null {
    const { node } = value;
    const known = [...required, ...optional];
    if (!isMap(node))
      return this.#reportShape(value, `${what} is written as keys with values: ${known.join(', ')}`);
    const values = new Map<string, Value>();
    for (const { key, value: each } of node.items) {
      const offset = findOffset(key) ?? value.offset;
      const name = isScalar(key) ? String(key.value) : '';
      if (!known.includes(name)) {
        this.report({ offset }, `Unknown key '${shorten(name)}'. ${what} has: ${known.join(', ')}`);
      } else if (!values.has(name)) values.set(name, { node: each, offset: findOffset(each) ?? offset });
    }
    for (const key of required) {
      if (!values.has(key)) this.report(value, `${what} needs the key '${key}'`);
    }
    return { offset: value.offset, values };
  }

  /** The entries of a mapping with free keys. */
  readEntries(value: Value, what: string, example: string): { key: Value; value: Value }[] | null {
    const { node } = value;
    if (!isMap(node))
      return this.#reportShape(value, `${what} are written as keys with values, such as ${example}`);
    return node.items.map(({ key, value: each }) => {
      const offset = findOffset(key) ?? value.offset;
      return { key: { node: key, offset }, value: { node: each, offset: findOffset(each) ?? offset } };
    });
  }

  /** The items of a list with at least one. */
  readList(value: Value, what: string): Value[] {
    const { node } = value;
    if (!isSeq(node)) {
      this.#reportShape(value, `${what} is a list`);
      return [];
    }
    if (node.items.length === 0) this.report(value, `${what} is empty`);
    return node.items.map((item: unknown) => ({ node: item, offset: findOffset(item) ?? value.offset }));
  }

  /** A list of texts, or one text instead of a list with one. */
  readTexts(value: Value | undefined, what: string): { text: string; at: Value }[] {
    if (value === undefined) return [];
    const items = isScalar(value.node) ? [value] : this.readList(value, what);
    return items.flatMap((at) => {
      const text = this.readText(at, what);
      return text === null ? [] : [{ text, at }];
    });
  }

  readText(value: Value | undefined, what: string): string | null {
    if (value === undefined) return null;
    const { node } = value;
    if (!isScalar(node)) return this.#reportShape(value, `${what} is a text`);
    const text = String(node.value ?? '').trim();
    if (text === '') return this.report(value, `${what} is empty`);
    if (text.length > MAX_TEXT) return this.report(value, `${what} has more than ${MAX_TEXT} characters`);
    if (/[\p{Cc}\p{Surrogate}]/u.test(text))
      return this.report(value, `${what} has a line break or a control character`);
    return text;
  }

  /** A decimal number, in whole steps of its last decimal. */
  readNumber(value: Value | undefined, what: string, { decimals, min, max }: NumberRule): number | null {
    const text = this.readText(value, what);
    if (value === undefined || text === null) return null;
    if (!/^-?\d+(?:\.\d+)?$/u.test(text)) {
      return this.report(
        value,
        `${what} is not a number: '${shorten(text)}'. Write digits alone, such as 12.50`,
      );
    }
    if (text.startsWith('-')) return this.report(value, `${what} is negative: ${shorten(text)}`);
    const given = text.split('.')[1]?.length ?? 0;
    if (given > decimals) {
      const allowed = decimals === 0 ? 'is not a whole number' : `has more than ${decimals} decimals`;
      return this.report(value, `${what} ${allowed}: ${shorten(text)}`);
    }
    const steps = findSteps(text, decimals, 'down');
    if (steps === null || steps > max) {
      return this.report(value, `${what} is more than ${max / 10 ** decimals}: ${shorten(text)}`);
    }
    if (steps < min)
      return this.report(value, `${what} is less than ${min / 10 ** decimals}: ${shorten(text)}`);
    return steps;
  }

  readChoice<T extends string>(value: Value | undefined, what: string, choices: readonly T[]): T | null {
    const text = this.readText(value, what);
    if (value === undefined || text === null) return null;
    const choice = choices.find((each) => each === text);
    return choice ?? this.report(value, `${what} is one of ${choices.join(', ')}, not '${shorten(text)}'`);
  }

  #reportShape(value: Value, message: string): null {
    return this.report(value, isAlias(value.node) ? NO_REFERENCES : message);
  }
}

export function shorten(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}

function findOffset(node: unknown): number | undefined {
  if (!isScalar(node) && !isMap(node) && !isSeq(node) && !isAlias(node)) return undefined;
  // An empty value has no place of its own.
  return isScalar(node) && node.value === '' && node.source === '' ? undefined : node.range?.[0];
}

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
