import { addDays, getDay, startOfDayUtc, type Day } from '@consign/domain/dates';
import { getWeekday } from '@consign/domain/schedule';
import { installDom, listTexts } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { linkedSearch } from './testing/linked-search.js';
import { showSchedule } from './testing/show.js';

beforeEach(() => installDom());

/** What the calendar says of the days from one to the other: 'open', or the reason. */
async function readDays(from: string, to: string): Promise<Record<string, string>> {
  const grid = within(await screen.findByRole('grid'));
  // The reasons follow the slots.
  await grid.findAllByRole('button', { name: /Closed|Before|No run/ });
  const found: Record<string, string> = {};
  for (let day = getDay(from); day <= to; day = addDays(day, 1)) {
    const cell = grid.getAllByRole('button').find(({ dataset }) => dataset['day'] === day);
    const parts = [...(cell?.children ?? [])].filter((part) => !part.hasAttribute('aria-hidden'));
    const [, said = ''] = listTexts(parts)
      .join('')
      .split(/: (.*)/);
    found[day] = /places? left/.test(said) && !said.startsWith('No run') ? 'open' : said;
  }
  return found;
}

const link = (month: string) => ({ ...linkedSearch, month });

it('[SCHD-07] the close-down from Christmas to New Year, over two months and two years', async () => {
  showSchedule({ query: link('2026-12'), now: '2026-12-21T00:00:00Z' });
  expect(await readDays('2026-12-21', '2026-12-31')).toEqual({
    '2026-12-21': 'Before the earliest delivery, 22/12/2026',
    '2026-12-22': 'open',
    '2026-12-23': 'open',
    '2026-12-24': 'open',
    '2026-12-25': 'Closed: Christmas Day',
    '2026-12-26': 'Closed: weekend',
    '2026-12-27': 'Closed: weekend',
    '2026-12-28': 'Closed: Boxing Day',
    '2026-12-29': 'Closed: summer close-down',
    '2026-12-30': 'Closed: summer close-down',
    '2026-12-31': 'Closed: summer close-down',
  });
  expect(screen.getAllByText('Summer close-down')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await screen.findByText(/slots in January 2027/);
  expect(await readDays('2027-01-01', '2027-01-05')).toEqual({
    '2027-01-01': "Closed: New Year's Day",
    '2027-01-02': 'Closed: weekend',
    '2027-01-03': 'Closed: weekend',
    '2027-01-04': "Closed: Day after New Year's Day",
    '2027-01-05': 'open',
  });
});

/** The clocks go forward on the last Sunday of September, and back on the first Sunday of April. */
const changes = {
  forward: lastSunday(getDay('2027-09-30')),
  back: lastSunday(getDay('2027-04-07')),
};

function lastSunday(until: Day): Day {
  return addDays(until, -(getWeekday(until) % 7));
}

function countHours(day: Day): number {
  return (Date.parse(startOfDayUtc(addDays(day, 1))) - Date.parse(startOfDayUtc(day))) / 3_600_000;
}

describe('the schedule over both changes of the clocks', () => {
  it('[PLAT-08] the dates are those of the rule', () => {
    expect(changes).toEqual({ forward: '2027-09-26', back: '2027-04-04' });
    expect([countHours(changes.forward), countHours(changes.back)]).toEqual([23, 25]);
  });

  it.each([
    ['forward', '2027-08-20T00:00:00Z', '2027-08-31T12:00:00Z', '2027-09-30T11:00:00Z'],
    ['back', '2027-03-20T00:00:00Z', '2027-03-31T11:00:00Z', '2027-04-30T12:00:00Z'],
  ] as const)(
    '[SCHD-03] [PLAT-08] %s: the month begins and ends at midnight, and runs keep their local times',
    async (change, now, monthStart, monthEnd) => {
      const changed = changes[change];
      const { searches } = showSchedule({ query: link(changed.slice(0, 7)), now, isEveryDay: true });
      await screen.findByText(/days with delivery slots/);
      expect(searches()).toEqual([
        expect.objectContaining({ startDateTimeUtc: monthStart, endDateTimeUtc: monthEnd }),
      ]);
      for (const day of [addDays(changed, -1), changed, addDays(changed, 1)]) {
        const button = screen.getAllByRole('button').find(({ dataset }) => dataset['day'] === day);
        expect(button).toHaveAccessibleName(
          expect.stringContaining('Hutt Valley morning, 8:00:00 AM to 12:00:00 PM'),
        );
      }
    },
  );

  it('[PLAT-08] these tests run in another time zone than the one they show', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/Los_Angeles');
  });
});
