import { findDay } from '@consign/domain/dates';
import { describe, expect, it } from 'vitest';

import { type HolidayArea, listHolidays, isHolidayArea } from './holidays.js';

describe('national holidays', () => {
  it.each([
    [
      2026,
      {
        '2026-01-01': "New Year's Day",
        '2026-01-02': "Day after New Year's Day",
        '2026-02-06': 'Waitangi Day',
        '2026-04-03': 'Good Friday',
        '2026-04-06': 'Easter Monday',
        '2026-04-25': 'Anzac Day',
        '2026-04-27': 'Anzac Day (observed)',
        '2026-06-01': "King's Birthday",
        '2026-07-10': 'Matariki',
        '2026-10-26': 'Labour Day',
        '2026-12-25': 'Christmas Day',
        '2026-12-26': 'Boxing Day',
        '2026-12-28': 'Boxing Day (observed)',
      },
    ],
    [
      2027,
      {
        '2027-01-01': "New Year's Day",
        '2027-01-02': "Day after New Year's Day",
        '2027-01-04': "Day after New Year's Day (observed)",
        '2027-02-06': 'Waitangi Day',
        '2027-02-08': 'Waitangi Day (observed)',
        '2027-03-26': 'Good Friday',
        '2027-03-29': 'Easter Monday',
        '2027-04-25': 'Anzac Day',
        '2027-04-26': 'Anzac Day (observed)',
        '2027-06-07': "King's Birthday",
        '2027-06-25': 'Matariki',
        '2027-10-25': 'Labour Day',
        '2027-12-25': 'Christmas Day',
        '2027-12-27': 'Christmas Day (observed)',
        '2027-12-26': 'Boxing Day',
        '2027-12-28': 'Boxing Day (observed)',
      },
    ],
  ])('[DATE-08] are those of %i, with their observed days', (year, expected) => {
    expect(Object.fromEntries(listHolidays(null, year))).toEqual(expected);
  });

  it('[DATE-08] of 2028, when the year begins on a weekend, move to Monday and Tuesday', () => {
    const days = [...listHolidays(null, 2028).keys()].filter((day) => day < '2028-01-08').sort();
    expect(days).toEqual(['2028-01-01', '2028-01-02', '2028-01-03', '2028-01-04']);
  });
});

describe('anniversaries', () => {
  it.each<[HolidayArea, string, string, string]>([
    ['southland', 'Southland', '2026-04-07', '2027-03-30'],
    ['wellington', 'Wellington', '2026-01-19', '2027-01-25'],
    ['auckland', 'Auckland', '2026-01-26', '2027-02-01'],
    ['nelson', 'Nelson', '2026-02-02', '2027-02-01'],
    ['buller', 'Nelson', '2026-02-02', '2027-02-01'],
    ['taranaki', 'Taranaki', '2026-03-09', '2027-03-08'],
    ['otago', 'Otago', '2026-03-23', '2027-03-22'],
    ['south-canterbury', 'South Canterbury', '2026-09-28', '2027-09-27'],
    ['hawkes-bay', "Hawke's Bay", '2026-10-23', '2027-10-22'],
    ['marlborough', 'Marlborough', '2026-11-02', '2027-11-01'],
    ['canterbury', 'Canterbury', '2026-11-13', '2027-11-12'],
    ['westland', 'Westland', '2026-11-30', '2027-11-29'],
    ['chatham-islands', 'Chatham Islands', '2026-11-30', '2027-11-29'],
  ])('[DATE-08] %s keeps one, and no other', (area, name, ...days) => {
    for (const day of days) {
      const year = Number(day.slice(0, 4));
      const own = [...listHolidays(area, year)].filter(([each]) => !listHolidays(null, year).has(each));
      expect(own).toEqual([[findDay(day), `${name} Anniversary`]]);
    }
  });

  it('[DATE-08] national holidays stay beside it', () => {
    expect(listHolidays('wellington', 2026).size).toBe(listHolidays(null, 2026).size + 1);
  });
});

it('an area that does not exist is none', () => {
  expect(['wellington', 'atlantis', 'toString', null].map(isHolidayArea)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
