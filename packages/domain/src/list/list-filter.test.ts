import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkFilterTexts, createQueryReader, parseListFilter, toSearch } from './index.js';

const now = new Date('2026-09-29T20:00:00Z');
const parse = (query: string, seesPrices = false) =>
  parseListFilter(createQueryReader(Object.fromEntries(new URLSearchParams(query))), { seesPrices });
const texts = (searchTerm: string) => ({ searchTerm, phoneNumber: '', salesReference: '' });

describe("the search of a list's query", () => {
  it('[MAIL-07] [LIST-11] is the one that the list makes, with the days of its preset on that morning', () => {
    const filter = parse('statuses=DRAFT,FINAL&dateRangePresetCode=TODAY&dateType=RequestedDelivery');
    expect(toSearch(filter, now)).toEqual({
      searchTerm: null,
      phoneNumber: null,
      salesReference: null,
      statuses: ['DRAFT', 'FINAL'],
      date: {
        dateRangeType: 'RequestedDelivery',
        startDateUtc: '2026-09-29T11:00:00Z',
        endDateUtc: '2026-09-30T11:00:00Z',
      },
    });
    expect(toSearch(parse('allDates=true'), now).date).toBeNull();
  });

  it('[MAIL-07] [LIST-82] has prices only for who may see them', () => {
    const query = 'price=ABOVE_BY_DOLLARS&priceAtLeast=12.50';
    expect(toSearch(parse(query, true), now)).toMatchObject({
      price: { kind: 'ABOVE_BY_DOLLARS', atLeast: 12.5 },
    });
    expect(toSearch(parse(query), now)).not.toHaveProperty('price');
  });

  it('[LIST-88] [LIST-25] refuses and drops the same texts: those of more characters than the limit', () => {
    for (const character of ['ā', '🥝']) {
      const longest = character.repeat(250);
      expect(checkFilterTexts(texts(` ${longest} `))).toEqual([]);
      expect(parse(`searchTerm=${longest}`).searchTerm).toBe(longest);
      expect(checkFilterTexts(texts(`${longest}x`))).toEqual([
        { id: 'LIST-88', path: 'searchTerm', message: 'Maximum length is 250 characters' },
      ]);
      expect(parse(`searchTerm=${longest}x`).searchTerm).toBe('');
    }
  });

  it('[MAIL-07] [LIST-25] can be made of any query, whatever was saved', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (query, seesPrices) => {
        const { searchTerm, statuses } = toSearch(parse(query, seesPrices), now);
        expect([...(searchTerm ?? '')].length).toBeLessThanOrEqual(250);
        expect(new Set(statuses).size).toBe(statuses.length);
      }),
    );
  });
});
