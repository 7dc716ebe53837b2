import { isRecord } from '@consign/domain';
import { datePresets, maxDashboardDays, parseDateRange } from '@consign/domain/dates';
import type { ReportScope } from '@consign/queries';
import { useLocalStore, useServiceTypes, useSession, type LocalStore } from '@consign/session';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

import type { DashboardScreenProps } from './dashboard-screen-props.js';
import {
  firstChoice,
  parseDashboardState,
  toDays,
  writeDashboardState,
  type DashboardChoice,
  type DashboardState,
} from './dashboard-state.js';

interface Options extends Pick<DashboardScreenProps, 'query' | 'onChange'> {
  readonly siteIds: readonly string[];
  readonly now: () => Date;
}

export interface DashboardControl {
  readonly state: DashboardState;
  /** Something in the link is not known: the defaults are used for it. */
  readonly isPartly: boolean;
  /** The same object while it says the same, like `filter`. */
  readonly choice: DashboardChoice;
  readonly filter: ReportScope;
  /** Chooses a period or service types, and remembers them (DASH-04). Always the same function. */
  readonly choose: (choice: Partial<DashboardChoice>) => void;
  /** Changes the rest of the URL. Always the same function. */
  readonly show: (
    shown: Partial<Pick<DashboardState, 'exceptions' | 'drill'>>,
    options?: { readonly replace: boolean },
  ) => void;
}

/** The state of the dashboard: the URL, then the user's last choice. */
export function useDashboard({ query, onChange, siteIds, now }: Options): DashboardControl {
  const storage = useLocalStore();
  const { sub } = useSession().user;
  const offered = new Set(useServiceTypes().map(({ code }) => code));
  const [remembered, setRemembered] = useState(() => readChoice(storage, sub));
  const { state: parsed, isPartly } = parseDashboardState(query, remembered);
  const serviceTypes = parsed.serviceTypes.filter((code) => offered.has(code));
  const state = { ...parsed, serviceTypes };
  const chosen: Pick<DashboardControl, 'choice' | 'filter'> = {
    choice: { period: state.period, serviceTypes },
    filter: { siteIds, days: toDays(state.period, now()), serviceTypeCodes: serviceTypes },
  };
  const [before, setBefore] = useState(chosen);
  const known = replaceEqualDeep(before, chosen);
  if (known !== before) setBefore(known);
  const latest = useRef({ state, onChange });
  useLayoutEffect(() => {
    latest.current = { state, onChange };
  });
  const show = useCallback<DashboardControl['show']>((shown, { replace } = { replace: false }) => {
    const { current } = latest;
    current.onChange({ query: writeDashboardState({ ...current.state, ...shown }), replace });
  }, []);
  const choose = useCallback<DashboardControl['choose']>(
    (choice) => {
      const { current } = latest;
      const next = { ...current.state, ...choice };
      writeChoice(storage, sub, next);
      setRemembered({ period: next.period, serviceTypes: next.serviceTypes });
      current.onChange({ query: writeDashboardState(next), replace: false });
    },
    [storage, sub],
  );
  return {
    state,
    isPartly: isPartly || (query['serviceTypes'] !== undefined && serviceTypes.length === 0),
    ...known,
    choose,
    show,
  };
}

/** Codes and days only (PLAT-13). The browser keeps them apart by tenant; the key keeps users apart without naming them. */
function storageKey(user: string): string {
  return `consign.dashboard.${hash(user)}`;
}

/** FNV-1a in 32 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value.toString(36);
}

/** The user's last choice in this browser (DASH-04); the defaults if nothing readable is stored. */
export function readChoice(storage: LocalStore, user: string): DashboardChoice {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey(user)) ?? 'null');
    if (!isRecord(stored)) return firstChoice;
    const { preset, from, to, serviceTypes } = stored;
    const known = datePresets.find((code) => code === preset);
    const days = parseDateRange({ from: toText(from), to: toText(to), maxDays: maxDashboardDays });
    return {
      period: known ?? (days.ok ? days.value : firstChoice.period),
      serviceTypes: Array.isArray(serviceTypes)
        ? serviceTypes.filter((code) => typeof code === 'string')
        : firstChoice.serviceTypes,
    };
  } catch {
    return firstChoice;
  }
}

export function writeChoice(
  storage: LocalStore,
  user: string,
  { period, serviceTypes }: DashboardChoice,
): void {
  const days = typeof period === 'string' ? { preset: period } : period;
  try {
    storage.setItem(storageKey(user), JSON.stringify({ ...days, serviceTypes }));
  } catch {
    // With storage full or blocked, the choice lasts until the page closes.
  }
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
