import { describe, expect, it } from 'vitest';

import { getDay } from '../dates/index.js';
import { isDueToday, isOverdue, statusCodes } from './index.js';

const today = getDay('2026-11-21');

const isOverdueOn = (date: string | null) => isOverdue({ status: 'TRANSIT', date }, today);

describe('isOverdue', () => {
  it('[LIST-35] is true from the day after, by the calendar in Auckland', () => {
    expect(isOverdueOn('2026-11-19T11:00:00Z')).toBe(true);
    expect(isOverdueOn('2026-11-20T10:59:59Z')).toBe(true);
    expect(isOverdueOn('2026-11-20T11:00:00Z')).toBe(false);
    expect(isOverdueOn('2026-11-21T11:00:00Z')).toBe(false);
    expect(isOverdueOn(null)).toBe(false);
  });

  it('[LIST-35] is false once delivered or cancelled', () => {
    const date = '2026-11-19T11:00:00Z';

    expect(statusCodes.filter((status) => !isOverdue({ status, date }, today))).toEqual([
      'DELIVERED',
      'CANCELLED',
    ]);
    expect(isOverdue({ status: null, date }, today)).toBe(true);
  });
});

const isDue = (date: string | null) => isDueToday({ status: 'TRANSIT', date }, today);

it('[LIST-48] isDueToday is true on the day in Auckland, until it is delivered or cancelled', () => {
  expect(['2026-11-20T10:59:59Z', '2026-11-21T11:00:00Z', null].filter(isDue)).toEqual([]);
  expect(isDue('2026-11-20T11:00:00Z')).toBe(true);
  const date = '2026-11-20T11:00:00Z';
  expect(statusCodes.filter((status) => !isDueToday({ status, date }, today))).toEqual([
    'DELIVERED',
    'CANCELLED',
  ]);
});
