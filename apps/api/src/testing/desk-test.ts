import type { components } from '@consign/api-client/consignment';
import { test as base } from './api-test.js';
import { draftBody, goodItem, tuiCafe } from './fixtures.js';
import { worldId } from './world-rows.js';

export const bookUrl = '/api/v2/address-book';
export const lastUrl = '/api/v2/me/last-consignment';
export const templatesUrl = '/api/v2/templates';

/** A Draft to the café, with a freight item. */
const cafeDraft = {
  ...draftBody,
  receiverParticipantId: null,
  receiverParticipant: tuiCafe,
  lineItems: [goodItem],
};

/** A test of what the desk remembers. */
export const test = base
  .extend('create', ({ api }) => (over: object = {}, options: Parameters<typeof api.post>[2] = {}) => {
    return api.post('/api/v1/consignments', { ...cafeDraft, ...over }, options);
  })
  .extend('find', ({ api }) => async (query = '', who = api) => {
    return ((await who.get(`${bookUrl}${query}`)).body as components['schemas']['FoundReceivers']).receivers;
  })
  .extend('saveTemplate', ({ api }) => (number: number, over: object = {}, who = api) => {
    return who.put(`${templatesUrl}/${worldId(number)}`, {
      name: 'Weekly',
      content: { notes: 'Gate 2' },
      ...over,
    });
  })
  .extend('listNames', ({ api }) => async (who = api) => {
    return ((await who.get(templatesUrl)).body as { templates: { name: string }[] }).templates.map(
      ({ name }) => name,
    );
  });
