import { describe, expect, it } from 'vitest';

import { activeSiteIds, createActiveSitesStore } from './active-sites.js';
import { memoryStore } from './testing/TestSession.js';

const auckland = { id: 'akl', isDefault: false };
const wellington = { id: 'wlg', isDefault: true };
const dunedin = { id: 'dud', isDefault: false };
const available = [auckland, wellington, dunedin];

it.each([
  ['the requesting site when nothing is stored', null, available, ['wlg']],
  ['all without a requesting site', null, [auckland, dunedin], ['akl', 'dud']],
  ['the stored ones, in order of the available ones', ['dud', 'akl'], available, ['akl', 'dud']],
  ['the stored ones that are still available', ['gone', 'dud'], available, ['dud']],
  ['the requesting site when no stored site is left', ['gone'], available, ['wlg']],
  ['none when none were chosen', [], available, []],
])('[PLAT-20] [NAV-04] active sites are %s', (_what, stored, sites, ids) => {
  expect(activeSiteIds(stored, sites)).toEqual(ids);
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
