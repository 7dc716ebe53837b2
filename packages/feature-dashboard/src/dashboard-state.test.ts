import { getDay } from '@consign/domain/dates';
import { memoryStore } from '@consign/session/testing';
import { describe, expect, it } from 'vitest';

import {
  firstChoice,
  parseDashboardState,
  toDays,
  writeDashboardState,
  type DashboardChoice,
} from './dashboard-state.js';
import { readChoice, writeChoice } from './use-dashboard.js';

const march: DashboardChoice = {
  period: { from: getDay('2026-03-01'), to: getDay('2026-03-31') },
  serviceTypes: ['GENERAL', 'OVERNIGHT'],
};

function blocked(): never {
  throw new Error('blocked');
}

describe('the link of the dashboard', () => {
  it('[DASH-22] without a choice it shows the last 7 days and all service types', () => {
    const { state } = parseDashboardState({}, firstChoice);
    expect(state).toEqual({ period: 'LAST_7_DAYS', serviceTypes: [], exceptions: 'All', drill: null });
    expect(toDays(state.period, new Date('2026-11-21T00:00:00Z'))).toEqual({
      from: '2026-11-15',
      to: '2026-11-21',
    });
  });

  it('[DASH-04, DASH-45] a link wins over what is remembered, and is the same for everybody', () => {
    expect(parseDashboardState({}, march).state).toMatchObject(march);
    expect(parseDashboardState({ dateRangePresetCode: 'TODAY' }, march).state).toMatchObject({
      period: 'TODAY',
      serviceTypes: [],
    });
    expect(parseDashboardState({ serviceTypes: 'GENERAL' }, march).state).toMatchObject({
      period: 'LAST_7_DAYS',
      serviceTypes: ['GENERAL'],
    });
  });

  it('[DASH-45] writes what it reads', () => {
    const state = {
      ...march,
      exceptions: 'Delivery',
      drill: { card: 'created', status: 'DRAFT', page: '2' },
    } as const;
    const query = writeDashboardState(state);
    expect(query).toEqual({
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      serviceTypes: 'GENERAL,OVERNIGHT',
      exceptions: 'Delivery',
      'drill.card': 'created',
      'drill.status': 'DRAFT',
      'drill.page': '2',
    });
    expect(parseDashboardState(query, firstChoice)).toEqual({ state, isPartly: false });
  });

  it.each([
    [{ dateRangePresetCode: 'YESTERDAY' }],
    [{ startDate: '2026-02-30', endDate: '2026-03-01' }],
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }],
    [{ startDate: '2026-01-01' }],
    [{ exceptions: 'Both' }],
  ] as [Record<string, string>][])('[DASH-45] %j is replaced by the defaults, and said to be', (query) => {
    const { state, isPartly } = parseDashboardState(query, firstChoice);
    expect(isPartly).toBe(true);
    expect(state.period).toBe('LAST_7_DAYS');
    expect(state.exceptions).toBe('All');
  });

  it('[DASH-03] refuses more than 93 days', () => {
    const days = { startDate: '2026-01-01', endDate: '2026-04-03' };
    expect(parseDashboardState(days, firstChoice).isPartly).toBe(false);
    expect(parseDashboardState({ ...days, endDate: '2026-04-04' }, firstChoice).isPartly).toBe(true);
  });
});

describe('what the browser remembers', () => {
  it('[DASH-04] is read back, for the same user only', () => {
    const storage = memoryStore();
    writeChoice(storage, 'auth|manager', march);
    expect(readChoice(storage, 'auth|manager')).toEqual(march);
    expect(readChoice(storage, 'auth|other')).toEqual(firstChoice);
    writeChoice(storage, 'auth|manager', { period: 'TODAY', serviceTypes: [] });
    expect(readChoice(storage, 'auth|manager')).toEqual({ period: 'TODAY', serviceTypes: [] });
  });

  it('[PLAT-13] holds days and codes, and does not name the user', () => {
    const stored: string[] = [];
    const storage = { getItem: () => null, setItem: (...entry: string[]) => void stored.push(...entry) };
    writeChoice(storage, 'manager@kowhai.example', march);
    expect(stored[0]).toMatch(/^consign\.dashboard\.[a-z\d]+$/);
    expect(JSON.parse(stored[1] ?? '')).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
      serviceTypes: ['GENERAL', 'OVERNIGHT'],
    });
  });

  it.each([
    'nonsense',
    '[]',
    '{"preset":"NEVER"}',
    '{"from":"2020-01-01","to":"2026-01-01"}',
    '{"serviceTypes":3}',
  ])('%s is no choice', (text) => {
    const storage = { getItem: () => text, setItem: () => undefined };
    expect(readChoice(storage, 'auth|manager')).toEqual(firstChoice);
  });

  it('lasts until the page closes where storage is blocked', () => {
    const storage = { getItem: blocked, setItem: blocked };
    expect(() => writeChoice(storage, 'auth|manager', march)).not.toThrow();
    expect(readChoice(storage, 'auth|manager')).toEqual(firstChoice);
  });
});
