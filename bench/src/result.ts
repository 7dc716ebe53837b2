/** One measured value. `value` is null if it could not be measured; `note` then says why. */
export interface Result {
  readonly name: string;
  readonly value: number | null;
  readonly unit: 'KiB' | 'MiB' | 'x' | 'ms' | 'µs' | 'times' | 'per s';
  /** The maximum allowed; null if the value is informational. */
  readonly budget: number | null;
  readonly note?: string;
}

export type Verdict = 'within' | 'over' | 'info' | 'not measured';

export function verdict({ value, budget }: Result): Verdict {
  if (value === null) return 'not measured';
  if (budget === null) return 'info';
  return value <= budget ? 'within' : 'over';
}

/** Formats the table that `pnpm bench` prints. */
export function formatResults(results: readonly Result[]): string {
  const rows = results.map((result) => [
    result.name,
    result.value === null ? '–' : `${result.value.toFixed(result.unit === 'KiB' ? 1 : 2)} ${result.unit}`,
    result.budget === null ? '' : `${result.budget} ${result.unit}`,
    verdict(result),
    result.note ?? '',
  ]);
  const table = [['Measure', 'Value', 'Budget', 'Verdict', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function notMeasured(names: readonly string[], unit: Result['unit'], note: string): Result[] {
  return names.map((name) => ({ name, value: null, unit, budget: null, note }));
}
