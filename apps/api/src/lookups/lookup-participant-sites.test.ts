import { describe, expect } from 'vitest';

import { fold } from '../database/fold.js';
import { test } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { kowhai, tasman } from '../testing/world.js';
import { siteRow, worldId } from '../testing/world-rows.js';

const it = test.extend('lookUp', ({ api }) =>
  (query: string, id = kowhai.id) =>
    api.get(`/api/v2/lookups/organisations/${id}/participant-sites?${query}`));

it.beforeAll(async ({ database }) => {
  const site = { id: worldId(1199), participantId: worldId(1198), code: 'OTR9', name: 'Ōtara depot' };
  const row = siteRow(tasman, kowhai, site);
  await database.asOwner(kowhaiScope, (tx) =>
    tx
      .insertInto('sites')
      .values({ ...row, default_account_id: null, search_text: fold('Ōtara depot OTR9 50% Kōwhai Auckland') })
      .execute(),
  );
});
const toCodes = (body: unknown) => (body as { code: string }[]).map(({ code }) => code);

describe('a search for sites', () => {
  it.for([
    ['part of the name, without macrons', 'kowhai', ['AKL1', 'WLG1', 'OTR9']],
    ['part of the name, in capitals', 'KŌWHAI', ['AKL1', 'WLG1', 'OTR9']],
    ['a code', 'wlg1', ['WLG1']],
    ['a place', 'Avondale', ['AKL1', 'WLG1']],
    ['words in any order', 'avondale wellington', ['WLG1']],
    ['a percent sign as itself', '0%', ['OTR9']],
    ['an underscore as itself', 'k_whai', []],
    ['nothing that is there', 'zirconium', []],
    ['one character', 'k', []],
    ['one character with space around it', ' k ', []],
    ['nothing', '', []],
  ] as const)('[PART-07] finds %s', async ([_what, term, codes], { lookUp }) => {
    const answer = await lookUp(`lookupTerm=${encodeURIComponent(term)}`);
    expect(answer.status).toBe(200);
    expect(toCodes(answer.body)).toEqual(codes);
  });

  it('[CALL-19] puts those that begin with the term, or whose code does, first', async ({
    lookUp,
    database,
  }) => {
    expect(toCodes((await lookUp('lookupTerm=otara')).body)).toEqual(['OTR9']);
    expect(toCodes((await lookUp('lookupTerm=otr')).body)).toEqual(['OTR9']);
    // Auckland stands in both; only one begins with it.
    await database.asOwner(kowhaiScope, (tx) =>
      tx.updateTable('sites').set({ search_text: 'auckland depot' }).where('code', '=', 'OTR9').execute(),
    );
    expect(toCodes((await lookUp('lookupTerm=auckland')).body)).toEqual(['OTR9', 'AKL1']);
  });

  it('[CALL-19] answers as many as it is asked for, and takes another least length', async ({ lookUp }) => {
    expect(toCodes((await lookUp('lookupTerm=kowhai&maxResults=1')).body)).toEqual(['AKL1']);
    expect(toCodes((await lookUp('lookupTerm=w&minChars=1')).body)).toContain('WLG1');
    expect(toCodes((await lookUp('lookupTerm=kow&minChars=4')).body)).toEqual([]);
  });

  it('[CALL-19] is refused without a term, for too many, or for another organisation', async ({ lookUp }) => {
    expect((await lookUp('')).status).toBe(400);
    expect((await lookUp('lookupTerm=ko&maxResults=51')).status).toBe(400);
    expect((await lookUp('lookupTerm=ko%00')).status).toBe(400);
    expect((await lookUp('lookupTerm=kowhai', worldId(21))).status).toBe(404);
  });
});
