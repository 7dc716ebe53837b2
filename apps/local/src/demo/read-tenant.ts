import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readTenantFile, type TenantSource } from '@consign/api';
import { addMonths, getDay, today } from '@consign/domain/dates';

/** The month that the files of a folder were written in: tenant files for a year, tariffs for one from July. */
const written = { tenants: '2026-01', tariffs: '2026-07', fuel: '2026-07' } as const;

/**
 * Reads a tenant file of the demonstration, and the files that it names, as if they had been written today: closures are in
 * last year, this year and next year, tariffs start in the last two Julys, fuel adjustments in this month and the eight
 * before it.
 */
export async function readTenant(name: string, now: Date): Promise<TenantSource> {
  const path = fileURLToPath(new URL(`tenants/${name}.yaml`, import.meta.url));
  const read = await readTenantFile(path, async (each) =>
    new TextEncoder().encode(moveDates(each, await readFile(each, 'utf8'), now)),
  );
  if (!read.ok) {
    const lines = read.problems.map(({ file, row, message }) => `${basename(file)}:${row}: ${message}`);
    throw new Error(`A file of the demonstration is wrong: ${lines.join('; ')}`);
  }
  return read.source;
}

function moveDates(path: string, text: string, now: Date): string {
  const folder = basename(dirname(path)) as keyof typeof written;
  const [year = 0, month = 1] = today(now).split('-').map(Number);
  const current = {
    tenants: `${year}-01`,
    tariffs: `${month < 7 ? year - 1 : year}-07`,
    fuel: today(now).slice(0, 7),
  }[folder];
  const months = countMonths(current) - countMonths(written[folder]);
  return text.replaceAll(/\b20\d\d-(?:0[1-9]|1[0-2])\b/gu, (found) =>
    addMonths(getDay(`${found}-01`), months).slice(0, 7),
  );
}

function countMonths(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}
