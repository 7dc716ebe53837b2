import { describe, expect, it } from 'vitest';

import { activeSiteIds, createActiveSitesStore } from './active-sites.js';
import { memoryStore } from './testing/TestSession.js';

const auckland = { id: 'akl', isDefault: false };
const wellington = { id: 'wlg', isDefault: true };
const dunedin = { id: 'dud', isDefault: false };
const available = [auckland, wellington, dunedin];

describe('active sites', () => {
  it('[PLAT-20] are the requesting site when nothing is stored', () => {
    expect(activeSiteIds(null, available)).toEqual(['wlg']);
  });

  it('[PLAT-20] are all sites when nothing is stored and there is no requesting site', () => {
    expect(activeSiteIds(null, [auckland, dunedin])).toEqual(['akl', 'dud']);
  });

  it('[PLAT-20] are the stored ones, in the order of the available ones', () => {
    expect(activeSiteIds(['dud', 'akl'], available)).toEqual(['akl', 'dud']);
  });

  it('[PLAT-20] lose a stored id that is no longer available', () => {
    expect(activeSiteIds(['gone', 'dud'], available)).toEqual(['dud']);
  });

  it('[PLAT-20] fall back to the requesting site when no stored site is left', () => {
    expect(activeSiteIds(['gone'], available)).toEqual(['wlg']);
  });

  it('[NAV-04] are none when none were chosen', () => {
    expect(activeSiteIds([], available)).toEqual([]);
  });
});

describe('the stored choice', () => {
  it('[PLAT-13] [NAV-04] outlives the page, as ids only', () => {
    const storage = memoryStore();
    createActiveSitesStore(storage).set(['dud']);
    expect(storage.getItem('consign.active-sites')).toBe('["dud"]');
    expect(createActiveSitesStore(storage).get()).toEqual(['dud']);
  });

  it.each(['{"a":1}', 'not json', '"akl"', 'null'])('[PLAT-20] is ignored when it is %s', (stored) => {
    expect(createActiveSitesStore(memoryStore({ 'consign.active-sites': stored })).get()).toBeNull();
  });

  it('notifies every subscriber, even if the browser refuses to store it', () => {
    const heard: string[] = [];
    const store = createActiveSitesStore({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const stop = store.subscribe(() => heard.push('one'));
    store.subscribe(() => heard.push('two'));
    store.set(['akl']);
    stop();
    store.set(['wlg']);
    expect(heard).toEqual(['one', 'two', 'two']);
    expect(store.get()).toEqual(['wlg']);
  });
});
