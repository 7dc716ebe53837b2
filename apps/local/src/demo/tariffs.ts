import { readFile } from 'node:fs/promises';

import { type Database, loadTariff } from '@consign/api';
import { addDays, addMonths, type Day, startOfMonth, today } from '@consign/domain/dates';

import type { DemoTenant } from './providers.js';

/** The fuel adjustment of the current month and of the months before it, in percent. */
const FUEL_PERCENTAGES = [18.5, 18.25, 18.75, 19.5, 19.25, 18, 17.25, 17.5, 16.75];

/**
 * Loads a provider's tariffs of the last two Julys, and a fuel adjustment for each of the last eight months: in the
 * format and by the loader of docs/TARIFFS.md, as if it had been done two years ago.
 */
export async function provisionTariffs(database: Database, tenant: DemoTenant, now: Date): Promise<void> {
  const day = today(now);
  const july = Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
  const name = tenant.code.toLowerCase();
  const texts = [
    (await readTariff(`${name}-2025-07`)).replaceAll('2025-07', `${july - 1}-07`),
    (await readTariff(`${name}-2026-07`)).replaceAll('2026-07', `${july}-07`),
    buildFuelAdjustments(day, tenant),
  ];
  const loadedAt = new Date(now);
  loadedAt.setUTCFullYear(now.getUTCFullYear() - 2);
  for (const text of texts) {
    const { ok, lines } = await loadTariff(database, tenant.hosts[0] ?? '', new TextEncoder().encode(text), {
      isApplied: true,
      now: loadedAt,
    });
    if (!ok) throw new Error(`The tariffs of ${tenant.name} can't be loaded: ${lines.join('; ')}`);
  }
}

function readTariff(name: string): Promise<string> {
  return readFile(new URL(`tariffs/${name}.yaml`, import.meta.url), 'utf8');
}

/** A change each month, two in the fourth to last; the faster service has one of its own. */
function buildFuelAdjustments(day: Day, tenant: DemoTenant): string {
  const months = FUEL_PERCENTAGES.map((percent, back) => ({
    from: addMonths(startOfMonth(day), -back),
    percent,
  })).reverse();
  const fourth = addMonths(startOfMonth(day), -3);
  const codes = tenant.organisations.flatMap(({ serviceTypes }) => serviceTypes.map(({ code }) => code));
  const faster = [...new Set(codes)].filter((code) => code === 'EXPRESS' || code === 'CHILLED');
  const rows = [
    ...months.map(({ from, percent }) => `{ from: ${from}, percent: ${percent} }`),
    `{ from: ${addDays(fourth, 14)}, percent: 20 }`,
    ...months.map(
      ({ from, percent }) => `{ from: ${from}, percent: ${percent + 2.5}, services: [${faster.join(', ')}] }`,
    ),
  ];
  return `fuelAdjustments:\n${rows.map((row) => `  - ${row}\n`).join('')}`;
}
