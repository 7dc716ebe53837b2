import { datePresets, maxDashboardDays, parseDateRange } from '@consign/domain/dates';
import { isRecord } from '@consign/domain';
import type { LocalStore } from '@consign/session';

import { firstChoice, type DashboardChoice } from './dashboard-state.js';

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
