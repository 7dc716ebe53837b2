import { formatSteps } from '@consign/domain/freight';

import type { ChangedField } from '../database/schema.js';
import type { RowChange } from './row-store.js';

/** A row that differs. `keep`: it isn't in the file, and stays. */
export interface PlannedChange {
  readonly kind: RowChange['kind'] | 'keep';
  readonly what: string;
  readonly name: string;
  /** The code of the organisation that it belongs to. */
  readonly organisation: string | null;
  readonly fields: RowChange['fields'];
}

export interface TenantPlan {
  readonly tenantId: string;
  readonly tenantCode: string;
  readonly isApplied: boolean;
  readonly changes: readonly PlannedChange[];
  /** What each tariff file changes, in the words of docs/TARIFFS.md. */
  readonly tariffs: readonly { readonly name: string; readonly lines: readonly string[] }[];
}

const signs: Readonly<Record<PlannedChange['kind'], string>> = {
  add: '+',
  change: '~',
  remove: '-',
  keep: '=',
};
/** More rows of a kind than this are counted. */
const MAX_LINES = 12;

/** What a plan changes, a line each; many of a kind are counted. */
export function describePlan({ changes, tariffs, isApplied }: TenantPlan): string[] {
  const groups = new Map<string, PlannedChange[]>();
  for (const change of changes) {
    const name = `${change.kind} ${change.what} ${change.organisation}`;
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  const counts = countKinds(changes);
  const isSame = counts.add + counts.change + counts.remove === 0;
  const isSamePrice = tariffs.every(({ lines }) => lines.every((line) => line.endsWith('nothing to change')));
  return [
    ...[...groups.values()].flatMap(describeGroup),
    ...tariffs.flatMap(({ name, lines }) => lines.map((line) => `${name}: ${line}`)),
    isSame && isSamePrice
      ? 'Nothing to change'
      : `${isApplied ? 'Applied' : 'Planned'}: ${counts.add} to add, ${counts.change} to change, ${counts.remove} to remove`,
    ...(counts.keep === 0
      ? []
      : [`${counts.keep} not in the file (=) stay as they are. Remove with --remove what may be removed.`]),
    ...(isApplied || (isSame && isSamePrice) ? [] : ['Nothing is stored yet: run apply']),
  ];
}

export function countKinds(changes: readonly PlannedChange[]): Record<PlannedChange['kind'], number> {
  const counts = { add: 0, change: 0, remove: 0, keep: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}

function describeGroup(changes: readonly PlannedChange[]): string[] {
  const [first] = changes;
  if (first === undefined) return [];
  const where = first.organisation === null ? '' : ` (${first.organisation})`;
  if (changes.length > MAX_LINES) {
    return [
      `${signs[first.kind]} ${changes.length} × ${first.what}${where}, from ${first.name} to ${changes.at(-1)?.name}`,
    ];
  }
  return changes.map(({ kind, what, name, fields }) => {
    const shown = describeFields(fields.map(({ column, ...values }) => ({ field: column, ...values })));
    return `${signs[kind]} ${what} ${name}${where}${shown === '' ? '' : `: ${shown}`}`;
  });
}

/** The old and the new value of each field; nothing of fields that are made of others. */
export function describeFields(fields: readonly ChangedField[]): string {
  return fields.flatMap(describeField).join('; ');
}

function describeField({ field: column, before, after }: ChangedField): string[] {
  // Made of other columns.
  if (column.endsWith('_text')) return [];
  const name = column.replace(/_(?:steps|minutes|id)$/u, '').replaceAll('_', ' ');
  return column.endsWith('_id')
    ? [name]
    : [`${name} ${formatValue(column, before)} → ${formatValue(column, after)}`];
}

function formatValue(column: string, value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number' && column.endsWith('_steps')) {
    return formatSteps(value, column.includes('volume') ? 4 : 2);
  }
  if (typeof value === 'number' && /(?:cut_off|start|end)_minutes$/u.test(column)) {
    return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
  }
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.join(', ') || 'none';
  const { streetNumber, street, suburb, city, postcode } = value as Readonly<Record<string, unknown>>;
  const parts = [streetNumber, street, suburb, city, postcode].filter((part) => typeof part === 'string');
  return parts.length === 0 ? JSON.stringify(value) : parts.join(' ');
}
