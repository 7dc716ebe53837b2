import type { FuncKeywordDefinition } from 'ajv/dist/2020.js';

import { startOfDayUtc, toLocalDay } from '@consign/domain/dates';

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
