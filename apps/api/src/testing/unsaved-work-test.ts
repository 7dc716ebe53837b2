import { test as base } from './api-test.js';
import { testNow } from './now.js';
import { runSql } from './run-sql.js';

/** The key of the form that the calls below name. */
export const formKey = 'consignment-create';

const url = '/api/v1/users/me/unsaved-work';

/** A test of unsaved work, which is cleared after each test. */
export const test = base
  .extend('read', ({ apiAs }) => async (key = formKey, who = 'manager') => {
    return (await apiAs(who)).get(`${url}/${key}`);
  })
  .extend(
    'save',
    ({ apiAs }) =>
      async (content: object, since: number | null, key = formKey, who = 'manager') =>
        (await apiAs(who)).put(`${url}/${key}`, { content, revision: since }),
  )
  .extend('remove', ({ apiAs }) => async (query = '', who = 'manager') => {
    return (await apiAs(who)).delete(`${url}/${formKey}${query}`);
  })
  .extend('list', ({ api }) => async () => {
    return (await api.get(url)).body;
  })
  .extend('cleared', { auto: true }, async ({ clock, database }, { onCleanup }) => {
    onCleanup(async () => {
      clock.at = testNow;
      await runSql(database)`delete from unsaved_work`;
      await runSql(database)`delete from jobs`;
    });
  });
