import { startOfDayUtc, toLocalDay } from '@consign/domain/dates';
import type { AnySchema, ErrorObject, FuncKeywordDefinition } from 'ajv/dist/2020.js';

/** Errors of one list, after which its other items are not looked at. */
const MAX_LIST_ERRORS = 50;

/** The keyword of the error that says that a list has more errors than were looked for. */
export const MORE_ERRORS = 'moreErrors';

type ListValidator = ((
  this: unknown,
  list: unknown[],
  place?: Parameters<NonNullable<FuncKeywordDefinition['validate']>>[3],
) => boolean) & { errors?: Partial<ErrorObject>[] };

function isTooLong(list: readonly unknown[], parent: Readonly<Record<string, unknown>>): boolean {
  const maxItems = parent['maxItems'];
  return typeof maxItems === 'number' && list.length > maxItems;
}

/**
 * `items` at a bounded cost: a list that is too long is not looked at (maxItems says so), and the search for errors ends
 * after some of them. Ajv's own collects all errors, and copies them for each item.
 */
export const itemsKeyword: FuncKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  errors: true,
  compile(schema: unknown, parent, { self }) {
    const validateItem = self.compile(schema as AnySchema);
    const validate: ListValidator = function validateItems(list, place) {
      if (isTooLong(list, parent)) return true;
      const errors: Partial<ErrorObject>[] = [];
      for (const [index, item] of list.entries()) {
        const isValid = validateItem.call(this, item, {
          instancePath: `${place?.instancePath ?? ''}/${index}`,
          parentData: list,
          parentDataProperty: index,
          rootData: place?.rootData ?? list,
          dynamicAnchors: {},
        });
        if (isValid) continue;
        errors.push(...(validateItem.errors ?? []));
        if (errors.length < MAX_LIST_ERRORS || index === list.length - 1) continue;
        errors.push({ keyword: MORE_ERRORS, params: {} });
        break;
      }
      if (errors.length === 0) return true;
      validate.errors = errors;
      return false;
    };
    return validate as ReturnType<NonNullable<FuncKeywordDefinition['compile']>>;
  },
};

/**
 * `uniqueItems` of texts and numbers, in one pass. Ajv's own compares each item with each where it doesn't know their
 * type, as behind a $ref. Contracts use it for nothing else, so items of other types are left to `items`.
 */
export const uniqueItemsKeyword: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  errors: false,
  compile: (isUnique: unknown, parent) => (list: readonly unknown[]) => {
    if (isUnique !== true || isTooLong(list, parent)) return true;
    const scalars = list.filter((each) => typeof each !== 'object');
    return new Set(scalars).size === scalars.length;
  },
};

const normalisers = {
  'upper-case': (text: string) => text.toUpperCase(),
  /** DATE-07: an instant stands for its day in Pacific/Auckland, and is stored as the midnight that starts it. */
  'local-midnight': (text: string) => {
    const day = toLocalDay(text);
    return day === null ? text : startOfDayUtc(day);
  },
} as const;

type Place = Parameters<NonNullable<FuncKeywordDefinition['validate']>>[3];

/** The texts of one request to rewrite, collected while it is validated. */
export type Rewrites = (() => void)[];

/**
 * The contract's `x-normalise`: a text that callers may write in several ways reaches handlers and stores in the one form
 * in which it is stored. Call the validator with `Rewrites` as its `this`, and run them once everything is valid, so that
 * every other keyword judges the text as it was sent. Without them, as for an answer, nothing is rewritten.
 */
export const normaliseKeyword: FuncKeywordDefinition = {
  keyword: 'x-normalise',
  type: 'string',
  schemaType: 'string',
  metaSchema: { enum: Object.keys(normalisers) },
  errors: false,
  validate(this: unknown, how: keyof typeof normalisers, text: string, _schema?: unknown, place?: Place) {
    if (Array.isArray(this) && place !== undefined) {
      const { parentData, parentDataProperty } = place;
      (this as Rewrites).push(() => {
        parentData[parentDataProperty] = normalisers[how](text);
      });
    }
    return true;
  },
};
