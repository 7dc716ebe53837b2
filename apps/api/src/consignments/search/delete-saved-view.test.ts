import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { worldId } from '../../testing/world-rows.js';

const it = test.extend('save', ({ api }) =>
  (number: number, over: object = {}, who = api) =>
    who.put(`${url}/${worldId(number)}`, view(over)));

const url = '/api/v1/users/me/views';
const view = (over: object = {}) => ({ name: 'Drafts', query: 'statuses=DRAFT', isDefault: false, ...over });
const refused = (path: string, message: string) => ({
  status: 422,
  body: { messages: [{ problemId: 'LIST-29', path, userMessage: message }] },
});

describe('saved views', () => {
  it('[LIST-29] are refused with a name of space alone, and under what is no id', async ({ save, api }) => {
    expect(await save(8, { name: '  ' })).toMatchObject(refused('name', 'Enter a name'));
    expect(await api.put(`${url}/mine`, view())).toMatchObject({ status: 400 });
    expect(await api.delete(`${url}/mine`)).toMatchObject({ status: 400 });
  });
});
