import { isDeepStrictEqual } from 'node:util';

import { today } from '@consign/domain/dates';
import { formatPercent } from '@consign/domain/pricing';

import type { Database, Scope, Tx } from '../database/database.js';
import type { ChangedItem } from '../database/schema.js';
import { storedJson } from '../database/columns.js';
import { hostName } from '../http/auth/identity.js';
import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import { findTenantByHost } from '../tenants/index.js';
import type { Tariff } from './engine/tariff.js';
import { compareTariffs } from './tariff-file/compare-tariffs.js';
import { parseTariffFile, type TariffFile } from './tariff-file/parse-tariff-file.js';
import {
  findFuelPercent,
  type FuelAdjustment,
  insertFuelAdjustments,
  insertTariff,
  listFuelAdjustments,
  listTariffs,
  readTariff,
} from './tariff-store.js';
import { warnOfUnknownCodes } from './unknown-codes-store.js';

/** What a file changes or changed, line by line; or why it is refused. */
export interface LoadReport {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** The same, with the changed items. */
export interface LoadedTariff extends LoadReport {
  readonly changes: readonly ChangedItem[];
}

interface Change {
  readonly lines: readonly string[];
  readonly changes: readonly ChangedItem[];
  /** Null if everything is there already. */
  readonly save: (() => Promise<boolean>) | null;
}

/**
 * Compares a tariff file with the rates of the tenant of a host and, if `isApplied`, loads it, in one transaction
 * (QUOT-13). A code or a day that is there with other content is refused; the same content again changes nothing.
 */
export async function loadTariff(
  database: Pick<Database, 'asSystem' | 'asSchemaOwner'>,
  host: string,
  bytes: Uint8Array,
  { isApplied, run }: { readonly isApplied: boolean; readonly run: CommandRun },
): Promise<LoadReport> {
  const name = hostName(host);
  const tenant = name && (await database.asSystem((tx) => findTenantByHost(tx, name)));
  if (!tenant) return { ok: false, lines: [`No tenant has the host ${host}`] };
  const scope: Scope = { tenantId: tenant.id, organisationId: null };
  return database.asSchemaOwner(scope, async (tx) => {
    const { ok, lines, changes } = await loadTariffInto(tx, tenant, bytes, { isApplied, now: run.at });
    await recordChange(tx, run, { tenantId: tenant.id, organisationId: null, subject: name, changes });
    return { ok, lines };
  });
}

/** The same in a transaction of the tenant. */
export async function loadTariffInto(
  tx: Tx,
  tenant: { readonly id: string; readonly name: string },
  bytes: Uint8Array,
  { isApplied, now }: { readonly isApplied: boolean; readonly now: Date },
): Promise<LoadedTariff> {
  const parsed = parseTariffFile(bytes);
  if (!parsed.ok) {
    return refuse(
      ...parsed.problems.map(({ row, column, message }) => `Row ${row}, column ${column}: ${message}`),
    );
  }
  const change = await planChange(tx, tenant.id, parsed.file, now);
  if ('ok' in change) return change;
  const { lines, changes, save } = change;
  if (save === null) return { ok: true, lines, changes: [] };
  const shown = [...lines, ...(await warnOfUnknownCodes(tx, tenant.id, parsed.file))];
  if (!isApplied) {
    return { ok: true, lines: [...shown, 'Nothing is loaded yet: add --apply to load it'], changes: [] };
  }
  // Throws, so that the transaction leaves nothing behind.
  if (!(await save()))
    throw new Error('Another command loaded the same code or day just now. Run this one again.');
  return { ok: true, lines: [...shown, `Loaded for ${tenant.name}`], changes };
}

const refuse = (...lines: string[]): LoadedTariff => ({ ok: false, lines, changes: [] });

function planChange(tx: Tx, tenantId: string, file: TariffFile, now: Date): Promise<Change | LoadedTariff> {
  return file.kind === 'tariff'
    ? planTariff(tx, tenantId, file.tariff, now)
    : planAdjustments(tx, tenantId, file.adjustments, now);
}

async function planTariff(
  tx: Tx,
  tenantId: string,
  tariff: Tariff,
  now: Date,
): Promise<Change | LoadedTariff> {
  const { code, effectiveFrom } = tariff;
  const versions = await listTariffs(tx, tenantId);
  const same = versions.find((version) => version.code === code);
  if (same !== undefined) {
    const stored = await readTariff(tx, tenantId, same);
    return isDeepStrictEqual(stored, JSON.parse(storedJson(tariff)))
      ? { lines: [`The tariff ${code} is already loaded: nothing to change`], changes: [], save: null }
      : refuse(
          `The tariff ${code} is already loaded with other content. Give this one another code and a later day.`,
        );
  }
  const taken = versions.find((version) => version.effectiveFrom === effectiveFrom);
  if (taken !== undefined) {
    return refuse(`The tariff ${taken.code} applies from ${effectiveFrom} already. Choose another day.`);
  }
  const previous = versions.findLast((version) => version.effectiveFrom < effectiveFrom);
  const next = versions.find((version) => version.effectiveFrom > effectiveFrom);
  const before = previous === undefined ? null : await readTariff(tx, tenantId, previous);
  const until = next === undefined ? '' : `, until ${next.code} from ${next.effectiveFrom}`;
  const changes = compareTariffs(before, tariff);
  return {
    lines: [
      `Tariff ${code} from ${effectiveFrom}${until}, compared with ${before?.code ?? 'no tariff'}:`,
      ...(changes.length === 0 ? ['The same rates'] : changes),
      ...warnOfPast(effectiveFrom, now),
    ],
    changes: [
      {
        kind: 'add',
        what: 'tariff',
        name: code,
        fields: [{ field: 'from', before: null, after: effectiveFrom }],
      },
    ],
    save: () => insertTariff(tx, tenantId, tariff, now),
  };
}

async function planAdjustments(
  tx: Tx,
  tenantId: string,
  adjustments: readonly FuelAdjustment[],
  now: Date,
): Promise<Change | LoadedTariff> {
  const stored = await listFuelAdjustments(tx, tenantId);
  const findStored = ({ serviceTypeCode, effectiveFrom }: FuelAdjustment) =>
    stored.find((each) => each.serviceTypeCode === serviceTypeCode && each.effectiveFrom === effectiveFrom);
  const conflicts = adjustments.flatMap((each) => {
    const known = findStored(each);
    if (known === undefined || known.percentSteps === each.percentSteps) return [];
    const loaded = formatPercent(known.percentSteps);
    return [
      `The fuel adjustment ${nameAdjustment(each)} is already loaded with ${loaded}. Choose another day.`,
    ];
  });
  if (conflicts.length > 0) return refuse(...conflicts);
  const added = adjustments.filter((each) => findStored(each) === undefined);
  if (added.length === 0) {
    return { lines: ['The fuel adjustments are already loaded: nothing to change'], changes: [], save: null };
  }
  const all = [...stored, ...added].sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1));
  const compared = added.map((each) => {
    const earlier = all.filter(({ effectiveFrom }) => effectiveFrom < each.effectiveFrom);
    const inForce = findFuelPercent(earlier, each.serviceTypeCode, each.effectiveFrom);
    return {
      name: nameAdjustment(each),
      before: inForce === null ? null : formatPercent(inForce),
      after: formatPercent(each.percentSteps),
    };
  });
  const lines = compared.map(
    ({ name, before, after }) => `Fuel adjustment ${name}: ${before ?? 'none'} → ${after}`,
  );
  const earliest = added.map(({ effectiveFrom }) => effectiveFrom).sort()[0] ?? '';
  return {
    lines: [...lines, ...warnOfPast(earliest, now)],
    changes: compared.map(({ name, before, after }) => ({
      kind: 'add',
      what: 'fuel adjustment',
      name,
      fields: [{ field: 'percentage', before, after }],
    })),
    save: () => insertFuelAdjustments(tx, tenantId, added, now),
  };
}

function nameAdjustment({ serviceTypeCode, effectiveFrom }: FuelAdjustment): string {
  return `from ${effectiveFrom} for ${serviceTypeCode === '' ? 'every service type' : serviceTypeCode}`;
}

function warnOfPast(effectiveFrom: string, now: Date): string[] {
  if (effectiveFrom >= today(now)) return [];
  return [
    `${effectiveFrom} has passed: prices that are made keep their rates, later ones for past days use these`,
  ];
}
