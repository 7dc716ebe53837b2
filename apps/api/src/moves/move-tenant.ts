import { setTimeout as pause } from 'node:timers/promises';

import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import { type MoveSide, checkServers, findSource, MoveRefused } from './move-source.js';
import { findState, removeState, setState, findPlaced } from './move-state-store.js';
import {
  countOlderTransactions,
  findLag,
  findProgress,
  isSubscribed,
  publish,
  readClock,
  readPosition,
  subscribe,
  unpublish,
  unsubscribe,
} from './replication-store.js';
import {
  type TenantTables,
  asOfNow,
  copyRows,
  findDifferences,
  listTenantTables,
  noteMove,
  raiseSequences,
  readFigures,
  removeTenantRows,
} from './tenant-rows-store.js';

/** The steps, in their order. A move that ended at any of them goes on there when the command is repeated. */
export type MoveStep =
  | 'prepared'
  | 'published'
  | 'subscribed'
  | 'copied'
  | 'paused'
  | 'compared'
  | 'switched'
  | 'left';

export interface MoveOptions {
  readonly run: CommandRun;
  readonly print: (line: string) => void;
  /** Told after each step. */
  readonly onStep?: (step: MoveStep) => void | Promise<void>;
}

const ASK_EVERY_MS = 100;
/** Longer than a statement may take: then the tenant is opened again where it was. */
const LONGEST_PAUSE_MS = 20_000;
/** The pause begins when so little is missing that it is copied in a moment. */
const NEARLY_NOTHING_BYTES = 1024 * 1024;

interface Move {
  readonly tenantId: string;
  readonly code: string;
  readonly from: MoveSide;
  readonly to: MoveSide;
  readonly tables: TenantTables;
  readonly options: MoveOptions;
}

/** Moves a tenant to another database while it is used (PLAT-260). */
export async function moveTenant(
  code: string,
  sides: readonly MoveSide[],
  to: MoveSide,
  options: MoveOptions,
): Promise<void> {
  const move = await begin(code, sides, to, options);
  const { from, tenantId } = move;
  const done = async (step: MoveStep) => options.onStep?.(step);
  if ((await findState(to.database, tenantId)) === 'arriving') {
    await replicate(move, done);
    await switchHome(move, done);
  }
  await setState(from.database, tenantId, { state: 'left', other: to.name });
  await done('left');
  await unsubscribe(to.database, tenantId);
  await unpublish(from.database, tenantId);
  options.print(`${code} is in ${to.name}. ${from.name} keeps its rows until --forget`);
}

/** Finds where the tenant is, and whether it can move from there. */
async function begin(
  code: string,
  sides: readonly MoveSide[],
  to: MoveSide,
  options: MoveOptions,
): Promise<Move> {
  const { side, tenantId, state } = await findSource(code, sides, to);
  if (state === null) await checkServers(side, to, code);
  const tables = await listTenantTables(side.database);
  const move = { tenantId, code, from: side, to, tables, options };
  if (state === null) {
    await setState(to.database, tenantId, { state: 'arriving', other: side.name });
    await setState(side.database, tenantId, { state: 'leaving', other: to.name });
  }
  await options.onStep?.('prepared');
  return move;
}

/** Copies the rows, and then what changes, until almost nothing is missing. */
async function replicate(
  { tenantId, from, to, tables, options }: Move,
  done: (step: MoveStep) => Promise<void>,
): Promise<void> {
  await publish(from.database, tenantId, tables.replicated);
  await done('published');
  if (!(await isSubscribed(to.database, tenantId))) {
    // Of a move that ended before.
    await removeTenantRows(to.database, tenantId, tables);
    await subscribe(to.database, tenantId, from.url);
  }
  await done('subscribed');
  let said = '';
  for (;;) {
    const { tables: all, copied, failures } = await findProgress(to.database, tenantId);
    const progress = `Tables copied: ${copied} of ${all}${failures === 0 ? '' : `; failures in the log of ${to.name}: ${failures}`}`;
    if (progress !== said) options.print(progress);
    said = progress;
    const isNear = copied === all && (await findLag(from.database, tenantId, null)) < NEARLY_NOTHING_BYTES;
    if (isNear) break;
    await pause(ASK_EVERY_MS);
  }
  await done('copied');
}

/** Closes the tenant until the other database has all of it, and opens it there. */
async function switchHome(move: Move, done: (step: MoveStep) => Promise<void>): Promise<void> {
  const { tenantId, code, from, to, tables, options } = move;
  const started = performance.now();
  await setState(from.database, tenantId, { state: 'paused', other: to.name });
  await done('paused');
  const all = [...tables.replicated, ...tables.copied];
  try {
    await catchUp(move, started + LONGEST_PAUSE_MS);
    await copyRows(from.database, to.database, tenantId, tables.copied);
    await raiseSequences(from.database, to.database);
    const [ours, theirs] = await Promise.all([
      readFigures(from.database, tenantId, all, false),
      readFigures(to.database, tenantId, all, false),
    ]);
    const differences = findDifferences(ours, theirs);
    if (differences.length > 0) throw new MoveRefused(`The rows differ: ${differences.join('; ')}`);
  } catch (error) {
    await setState(from.database, tenantId, { state: 'leaving', other: to.name });
    throw error;
  }
  await done('compared');
  await asOfNow(to.database, async (snapshot) => {
    await open(move);
    options.print(`${code} was paused for ${((performance.now() - started) / 1000).toFixed(1)} s`);
    await done('switched');
    const ours = await readFigures(from.database, tenantId, all, true);
    const theirs = await readFigures(snapshot, tenantId, all, true);
    const differences = findDifferences(ours, theirs);
    const rows = [...ours.values()].reduce((sum, each) => sum + each.rows, 0);
    options.print(
      differences.length === 0
        ? `${rows} rows of ${all.length} tables are the same in both`
        : `THE CONTENT DIFFERS: ${differences.join('; ')}`,
    );
  });
}

/** Waits until no transaction from before the pause runs, and then until the other database has all that they wrote. */
async function catchUp({ from, to, tenantId }: Move, until: number): Promise<void> {
  const moment = await readClock(from.database);
  const wait = async (isOver: () => Promise<boolean>, what: string) => {
    while (!(await isOver())) {
      if (performance.now() > until)
        throw new MoveRefused(`${what} took too long: the tenant is open in ${from.name} again`);
      await pause(ASK_EVERY_MS);
    }
  };
  await wait(async () => (await countOlderTransactions(from.database, moment)) === 0, 'A transaction');
  const position = await readPosition(from.database);
  await wait(async () => (await findLag(from.database, tenantId, position)) === 0, `Copying to ${to.name}`);
}

/** From the end of this transaction on, the tenant is open in the other database. */
async function open({ tenantId, code, from, to, options }: Move): Promise<void> {
  const scope = { tenantId, organisationId: null };
  await to.database.asSchemaOwner(scope, async (tx) => {
    await noteMove({ kysely: tx }, tenantId);
    await recordChange(tx, options.run, {
      tenantId,
      organisationId: null,
      subject: code,
      changes: [
        {
          kind: 'change',
          what: 'tenant',
          name: code,
          fields: [{ field: 'database', before: from.name, after: to.name }],
        },
      ],
    });
    await removeState({ kysely: tx }, tenantId);
  });
}

/** Removes what the database keeps of a tenant that has moved away from it. */
export async function forgetTenant(code: string, sides: readonly MoveSide[], to: MoveSide): Promise<string> {
  for (const side of sides.filter((each) => each !== to)) {
    const placed = await findPlaced(side.database, code);
    if (placed?.move?.state !== 'left' || placed.move.other !== to.name) continue;
    await unsubscribe(to.database, placed.id);
    await unpublish(side.database, placed.id);
    await removeTenantRows(side.database, placed.id, await listTenantTables(side.database));
    await removeState(side.database, placed.id);
    return `${side.name} has no rows of ${code} any more`;
  }
  throw new MoveRefused(`No database has rows of ${code} that moved to ${to.name}`);
}

/** Gives a move up before calls go to the other database: it keeps no rows, and the source keeps no log for it. */
export async function cancelMove(code: string, sides: readonly MoveSide[], to: MoveSide): Promise<string> {
  for (const side of sides.filter((each) => each !== to)) {
    const placed = await findPlaced(side.database, code);
    const state = placed?.move?.other === to.name ? placed.move.state : null;
    if (placed === null || (state !== 'leaving' && state !== 'paused')) continue;
    const isThere = (await findPlaced(to.database, code)) !== null;
    if (isThere && (await findState(to.database, placed.id)) !== 'arriving') {
      throw new MoveRefused(`${code} is open in ${to.name} already: repeat the command without --cancel`);
    }
    await unsubscribe(to.database, placed.id);
    await unpublish(side.database, placed.id);
    await removeTenantRows(to.database, placed.id, await listTenantTables(to.database));
    await removeState(to.database, placed.id);
    await removeState(side.database, placed.id);
    return `${code} stays in ${side.name}`;
  }
  throw new MoveRefused(`${code} is not moving to ${to.name}`);
}
