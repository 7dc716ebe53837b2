import { textSettings, type TextName } from '@consign/domain/settings';

import type { TenantFile } from './tenant-file.js';

interface SettingChange {
  readonly kind: 'add' | 'change' | 'remove';
  readonly name: string;
}

interface StoredSetting {
  readonly name: string;
  readonly value: unknown;
}

/**
 * The record of a tenant (PLAT-03, PLAT-05) as a file describes it, with the stored settings that the file doesn't name
 * unless `removes`; and what differs. Null if the stored record has the other shape and settings of its own.
 */
export function buildRecord(
  file: TenantFile,
  stored: Readonly<Record<string, unknown>> | null,
  removes: boolean,
): { record: Readonly<Record<string, unknown>>; changes: SettingChange[] } | null {
  const { tenant } = file;
  const base = { tenantName: tenant.name, tenantCode: tenant.code, externalId: tenant.externalId };
  const isFlat = tenant.record === 'flat';
  if (stored !== null && Array.isArray(stored['settings']) === isFlat && !removes) return null;
  const before = stored === null ? new Map<string, unknown>() : readSettings(stored);
  const asked = new Map(listSettings(file).map(({ name, value }) => [name, value]));
  const changes = [
    ...[...asked].flatMap(([name, value]): SettingChange[] => {
      if (!before.has(name)) return [{ kind: 'add', name }];
      return before.get(name) === value ? [] : [{ kind: 'change', name }];
    }),
    ...[...before.keys()]
      .filter((name) => !asked.has(name))
      .map((name): SettingChange => ({ kind: 'remove', name })),
  ];
  const settings = removes ? asked : new Map([...before, ...asked]);
  const record = isFlat
    ? { ...base, ...Object.fromEntries(settings) }
    : { ...base, settings: [...settings].map(([name, value]) => ({ name, value })) };
  return { record, changes };
}

function readSettings(record: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const { settings, tenantName: _name, tenantCode: _code, externalId: _id, ...flat } = record;
  if (!Array.isArray(settings)) return new Map(Object.entries(flat));
  return new Map((settings as readonly StoredSetting[]).map(({ name, value }) => [name, value]));
}

function listSettings({ tenant, settings, signIn, brand }: TenantFile): StoredSetting[] {
  const isFlat = tenant.record === 'flat';
  const texts: Partial<Record<TextName, string | undefined>> = {
    ...signIn,
    brandColour: brand?.colour,
    brandTopBarColour: brand?.topBarColour,
    brandLogoPath: brand?.logoPath,
  };
  const named = (Object.keys(texts) as TextName[]).flatMap((name) => {
    const value = texts[name];
    const names = textSettings[name];
    return value === undefined ? [] : [{ name: isFlat ? names.field : names.listName, value }];
  });
  const own = Object.entries(settings).map(([name, value]) => ({
    name,
    value: isFlat && typeof value === 'boolean' ? value : String(value),
  }));
  return [...own, ...named];
}
