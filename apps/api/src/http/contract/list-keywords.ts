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
