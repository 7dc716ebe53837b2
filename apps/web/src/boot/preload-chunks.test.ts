import { SigninState, WebStorageStateStore } from 'oidc-client-ts';
import { afterEach, describe, expect, it } from 'vitest';

import { createMemoryStorage } from './open-storage.js';
import { findChunks, preloadChunks } from './preload-chunks.js';
import { peekReturnPath } from './return-path.js';

const list = {
  files: ['assets/start.js', 'assets/inter.woff2', 'assets/search.js', 'assets/table.css', 'assets/form.js'],
  frame: [0, 1],
  routes: { '/search': [2, 3], '/consignment/$id': [4], '/consignment/create': [4, 2] },
};

afterEach(() => document.head.replaceChildren());

describe('the chunks of a route', () => {
  it.each([
    ['/search', ['assets/search.js', 'assets/table.css']],
    ['/consignment/TAS0000001', ['assets/form.js']],
    ['/consignment/create', ['assets/form.js', 'assets/search.js']],
    ['/nowhere', []],
    ['/consignment', []],
  ])('[PLAT-27] of %s are those of the frame and its own', (path, own) => {
    expect(findChunks(list, path)).toEqual(['assets/start.js', 'assets/inter.woff2', ...own]);
  });

  it('[PLAT-27] are asked for as hints that run nothing, each of its kind, with the nonce', () => {
    document.head.innerHTML = `<script type="application/json" id="chunks">${JSON.stringify(list)}</script>`;
    preloadChunks(document, '/search', 'once');
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ rel, as, nonce }) => [rel, as, nonce])).toEqual([
      ['modulepreload', '', 'once'],
      ['preload', 'font', 'once'],
      ['modulepreload', '', 'once'],
      ['preload', 'style', 'once'],
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/assets/start.js',
      '/assets/inter.woff2',
      '/assets/search.js',
      '/assets/table.css',
    ]);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it.each(['', 'not json', 'null'])('[PLAT-27] are not asked for when the page says "%s"', (text) => {
    document.head.innerHTML = `<script type="application/json" id="chunks">${text}</script>`;
    preloadChunks(document, '/search');
    expect(document.querySelectorAll('link')).toHaveLength(0);
  });
});

describe('the page that a callback returns to', () => {
  const callback = 'http://tasman.localhost/signed-in?code=c&state=';

  it('[PLAT-27] is known from the stored state before the code is used', async () => {
    const storage = createMemoryStorage();
    const state = await SigninState.create({
      authority: 'http://localhost:4301',
      client_id: 'consign-tasman',
      redirect_uri: 'http://tasman.localhost/signed-in',
      scope: 'openid',
      data: { returnTo: '/search?searchTerm=kauri#top' },
    });
    await new WebStorageStateStore({ store: storage }).set(state.id, state.toStorageString());
    const before = storage.length;
    expect(peekReturnPath(storage, callback + state.id)).toBe('/search');
    expect(storage.length).toBe(before);
  });

  it.each([
    ['nothing', null],
    ['what is not JSON', 'oops'],
    ['another site', JSON.stringify({ data: { returnTo: 'https://elsewhere.example/search' } })],
  ])('[PLAT-27] is home with %s stored', (_what, stored) => {
    const storage = createMemoryStorage();
    if (stored !== null) storage.setItem('oidc.s1', stored);
    expect(peekReturnPath(storage, `${callback}s1`)).toBe('/');
  });
});
