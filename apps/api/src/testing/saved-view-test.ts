import { test as base } from './api-test.js';
import { worldId } from './world-rows.js';

export const viewsUrl = '/api/v1/users/me/views';

/** A saved view as it is sent. */
export const savedView = (over: object = {}) => ({
  name: 'Drafts',
  query: 'statuses=DRAFT',
  isDefault: false,
  ...over,
});

/** A test of saved views. */
export const test = base
  .extend('save', ({ api }) => (number: number, over: object = {}, who = api) => {
    return who.put(`${viewsUrl}/${worldId(number)}`, savedView(over));
  })
  .extend('list', ({ api }) => async (who = api) => {
    return (await who.get(viewsUrl)).body as { id: string; name: string; isDefault: boolean }[];
  });
