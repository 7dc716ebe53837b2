import { isStorable, notStorableMessage } from '@consign/domain/rules';
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  type Node,
  type ScalarTag,
  type Tags,
  visit,
} from 'yaml';
import { z } from 'zod';

import {
  MAX_PROBLEMS,
  NO_REFERENCES,
  openYaml,
  type Position,
  type Refused,
  sortProblems,
} from '../yaml-file.js';

type Path = readonly PropertyKey[];
type Found = { readonly path: Path; readonly at: 'key' | 'value'; readonly message: string };

type ParsedYaml<T> =
  | { readonly ok: true; readonly value: T; readonly findPosition: (path: Path) => Position }
  | Refused;

const MAX_FILE_BYTES = 5_000_000;

/** Reads YAML by a schema, or says everything that is wrong with it, by row and column. */
export function parseYaml<T>(bytes: Uint8Array, schema: z.ZodType<T>): ParsedYaml<T> {
  const opened = openYaml(bytes, MAX_FILE_BYTES, { customTags: keepZeros });
  if (!opened.ok) return opened;
  const { document, toPosition } = opened;
  const problems = [...opened.problems];
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const message = describeRefused(node);
    if (message !== null) problems.push({ ...toPosition(node.range?.[0] ?? 0), message });
  });
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  const findPosition = (path: Path, at: 'key' | 'value' = 'value') =>
    toPosition(findOffset(document, path, at));
  const read = schema.safeParse(document.toJS(), { error: describeIssue });
  if (read.success) return { ok: true, value: read.data, findPosition };
  const found = read.error.issues.flatMap(toDeepest).flatMap((issue): Found[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          at: 'key',
          message: `'${key}': ${issue.message}`,
        }))
      : [{ path: issue.path, at: 'value', message: issue.message }],
  );
  return {
    ok: false,
    problems: sortProblems(
      found.slice(0, MAX_PROBLEMS).map(({ path, at, message }) => ({ ...findPosition(path, at), message })),
    ),
  };
}

/** An escape such as "\\uD800" can write a character that the database can't store. */
function describeRefused(node: Node): string | null {
  if (isAlias(node)) return NO_REFERENCES;
  const isRefused = isScalar(node) && typeof node.value === 'string' && !isStorable(node.value);
  return isRefused ? notStorableMessage : null;
}

/** A number with a zero in front, such as the postcode 0610, stays a text. */
function keepZeros(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:int' || tag.collection !== undefined)
      return tag;
    const scalar = tag as ScalarTag;
    return scalar.format === undefined ? { ...scalar, test: /^[-+]?(?:0|[1-9]\d*)$/u } : scalar;
  });
}

/** Where a value stands; of one that is missing, where its mapping or list does. */
function findOffset(document: Document, path: Path, at: 'key' | 'value'): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const key = path[length - 1];
    const parent: unknown = length === 0 ? null : document.getIn(path.slice(0, length - 1), true);
    // A value that is empty is shown at its key.
    const pair = isMap(parent)
      ? parent.items.find((each) => (isScalar(each.key) ? each.key.value : each.key) === key)
      : undefined;
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const isAtKey = at === 'key' || (isScalar(node) && node.value === null);
    const shown = isAtKey ? (pair?.key ?? node) : node;
    if (isNode(shown) && shown.range) return shown.range[0];
  }
  return 0;
}

/** Of a value that may have several shapes, the issues of the shape that it resembles most. */
function toDeepest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const deepest = issue.errors.find((issues) => issues.some(({ path }) => path.length > 0));
  if (deepest === undefined) return [issue];
  return deepest.flatMap((each) => toDeepest({ ...each, path: [...issue.path, ...each.path] }));
}

/** The keys of a section, or of a list of names such as the flags. */
function listKeys(section: unknown): readonly PropertyKey[] {
  if (section instanceof z.ZodObject) return Object.keys(section.shape);
  return section instanceof z.ZodRecord && section.keyType instanceof z.ZodEnum
    ? section.keyType.options
    : [];
}

/** What to write instead, for problems that the schema has no sentence for. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const key = issue.path?.at(-1);
  if (issue.input === undefined && typeof key === 'string') return `Add the key '${key}'`;
  if (issue.code === 'unrecognized_keys') return `unknown key. There are: ${listKeys(issue.inst).join(', ')}`;
  if (issue.code === 'invalid_value') return `Write one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_key') return 'Unknown key';
  const isUnion = issue.code === 'invalid_union';
  if (!isUnion && issue.code !== 'invalid_type') return undefined;
  // A # begins a comment.
  if (issue.input === null && (isUnion || issue.expected === 'string')) {
    return 'Write a text: this is empty; put one that begins with # in quotation marks';
  }
  if (isUnion) return 'Write a text';
  const sentences: Readonly<Record<string, string>> = {
    string: 'Write a text; put one that looks like a number in quotation marks',
    number: 'Write a number, such as 12.5',
    int: 'Write a whole number',
    boolean: 'Write true or false',
    array: 'Write a list: a row with a dash for each, or [a, b]',
    object: 'Write keys with values',
    record: 'Write keys with values',
  };
  return sentences[issue.expected];
}
