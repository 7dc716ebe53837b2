import { z } from 'zod';

import type { Database } from '../database/database.js';
import { newId } from '../ids.js';
import { applyTenant, countKinds, describePlan, readTenantFile, tenantFile } from '../onboarding/index.js';
import { loadTariff } from '../pricing/index.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { type CliContext, CommandFailure, type CommandResult, exitCodes } from './cli-context.js';

interface ApplyOptions {
  readonly isApplied: boolean;
  readonly removes: boolean;
  readonly run: CommandRun;
}

/** Shows what a tenant file changes, or stores it (PLAT-82). */
export async function planOrApply(
  { readBytes }: CliContext,
  database: Database,
  path: string,
  { isApplied, removes, run }: ApplyOptions,
): Promise<CommandResult> {
  const read = await readTenantFile(path, readBytes);
  if (!read.ok) {
    const { problems } = read;
    const lines = problems.map(({ file, row, column, message }) => `${file}:${row}:${column}: ${message}`);
    throw new CommandFailure(exitCodes.refused, lines, { problems });
  }
  const { at } = run;
  const applied = await applyTenant(database, read.source, {
    isApplied,
    removes,
    now: at,
    createId: () => newId(at),
    run,
  });
  if (!applied.ok) throw new CommandFailure(exitCodes.refused, applied.lines);
  const { plan } = applied;
  return { lines: describePlan(plan), json: { ...plan, counts: countKinds(plan.changes) } };
}

interface TariffOptions {
  readonly host: string;
  readonly path: string;
  readonly isApplied: boolean;
  readonly run: CommandRun;
}

/** Shows what a file of docs/TARIFFS.md changes, or loads it (QUOT-13). */
export async function planOrLoadTariff(
  { readBytes }: CliContext,
  database: Database,
  { host, path, isApplied, run }: TariffOptions,
): Promise<CommandResult> {
  const bytes = await readBytes(path).catch(() => null);
  if (bytes === null) throw new CommandFailure(exitCodes.refused, [`${path} can't be read`]);
  const { ok, lines } = await loadTariff(database, host, bytes, { isApplied, run });
  if (!ok) throw new CommandFailure(exitCodes.refused, lines);
  return { lines, json: { lines } };
}

/** The JSON schema of a tenant file, for editors (PLAT-88). */
export function describeFormat(): CommandResult {
  const schema = z.toJSONSchema(tenantFile, { io: 'input', unrepresentable: 'any' });
  return { lines: [JSON.stringify(schema, null, 2)], json: schema };
}
