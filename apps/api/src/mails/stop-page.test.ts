import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { aurora, harbour, kowhai, tasman } from '../testing/world.js';
import { testConfig } from '../testing/sample.js';
import { createStopLinks } from './stop-links.js';

const links = createStopLinks(testConfig.fileKeys);
const [manager] = kowhai.users;
const reader = { tenantId: tasman.id, organisationId: kowhai.id, userId: manager?.id ?? '' };
const path = links.createPath(reader);
const preferences = '/api/v1/users/me/preferences';

const it = test
  .extend('open', ({ app }) =>
    (
      method: 'GET' | 'POST',
      url = path,
      { host = 'tasman.localhost', type = 'application/x-www-form-urlencoded' } = {},
    ) =>
      app.inject({
        method,
        url,
        headers: { host, ...(method === 'POST' ? { 'content-type': type } : {}) },
        ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
      }))
  .extend('hour', ({ api }) => async () => {
    return ((await api.get(preferences)).body as { morningMail: { hour: number } | null }).morningMail?.hour;
  });

it.beforeEach(async ({ api }) => {
  await api.put(preferences, { morningMail: { hour: 7, viewId: null } });
});

describe('the stop link', () => {
  it('[MAIL-06] only asks when opened, and stops with a POST', async ({ open, hour, dueTimes }) => {
    const asked = await open('GET');
    expect(asked).toMatchObject({ statusCode: 200 });
    expect(asked.body).toContain('<button>Stop the mail</button>');
    expect(asked.body).toContain(tasman.name);
    expect(asked.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(asked.headers['content-security-policy']).toMatch(/^default-src 'none'; .*form-action 'self'/u);
    expect(await hour()).toBe(7);
    expect((await open('POST')).body).toContain('The morning mail is stopped');
    expect(await hour()).toBeUndefined();
    expect(await dueTimes()).toEqual([]);
    expect((await open('POST')).statusCode).toBe(200);
  });

  it('[MAIL-06] takes the one-click POST of mail programs, whatever its form', async ({ open, hour }) => {
    await open('POST', path, { type: 'multipart/form-data; boundary=x' });
    expect(await hour()).toBeUndefined();
  });

  it('[MAIL-06] [AUTH-11] changes nothing if altered, cut, or at other providers', async ({ open, hour }) => {
    const other = createStopLinks(['another key, which is not in use any more']);
    for (const [what, url, host] of [
      ['cut', path.slice(0, -1), undefined],
      ['altered', `${path.slice(0, 20)}${path.charAt(20) === 'A' ? 'B' : 'A'}${path.slice(21)}`, undefined],
      ['without a signature', '/mails/stop', undefined],
      ['with another key', other.createPath(reader), undefined],
      ['of another provider', path, 'aurora.localhost'],
      ['of another provider’s user', links.createPath({ ...reader, tenantId: aurora.id }), undefined],
    ] as const) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await open(method, url, host === undefined ? {} : { host });
        expect([what, method, answer.statusCode]).toEqual([what, method, 404]);
        expect(answer.body).toContain('<a href="/">');
      }
    }
    expect(await hour()).toBe(7);
    expect(harbour.id).toBe(kowhai.id);
  });
});
