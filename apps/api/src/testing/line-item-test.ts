import { test as base } from './api-test.js';
import { goodItem } from './fixtures.js';

/** A test of the freight items of a consignment. */
export const test = base
  .extend('openDraft', ({ createDraft }) => (...lineItems: readonly object[]) => {
    return createDraft({ lineItems });
  })
  /** A new Draft with one freight item. */
  .extend('openDraftWithItem', ({ openDraft, load }) => async (item: object = {}) => {
    const path = await openDraft({ ...goodItem, ...item });
    const id = (await load(path)).lineItems[0]?.id ?? '';
    return { path, id, itemPath: `${path}/line-items/${id}` };
  });
