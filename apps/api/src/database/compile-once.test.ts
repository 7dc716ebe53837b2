import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { compileOnce } from './compile-once.js';

it('writes a fragment as the statement would, once', () => {
  const columns = sql.join([sql.ref('c.reference'), sql.lit("driver's"), sql.id('as "is"')]);
  expect(compileOnce(sql`select ${columns}`).toOperationNode()).toMatchObject({
    sqlFragments: [`select "c"."reference", 'driver''s', "as ""is"""`],
    parameters: [],
  });
});

it('refuses a fragment with parameters, whose numbers only the statement knows', () => {
  expect(() => compileOnce(sql`select ${'TAS0001234'}`)).toThrow('has parameters: select $1');
});
