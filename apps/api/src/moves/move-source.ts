import type { NamedDatabase } from '../database/database.js';
import type { MoveState } from '../database/schema.js';
import { findRanMigrations } from '../database/migrate.js';
import { findClash, findPlaced, findState } from './move-state-store.js';
import { findObstacle } from './replication-store.js';

/** A database that takes part, and how the other's server reaches it. */
export interface MoveSide extends NamedDatabase {
  readonly name: string;
  readonly url: string;
}

/** Ends the command; the tenant is open where it was. */
export class MoveRefused extends Error {}

/** Where the tenant is, and what that database says of its move. */
export async function findSource(code: string, sides: readonly MoveSide[], to: MoveSide) {
  const found: { side: MoveSide; tenantId: string; state: MoveState | null }[] = [];
  for (const side of sides) {
    const placed = await findPlaced(side.database, code);
    if (placed === null || placed.move?.state === 'arriving') continue;
    const { move, id } = placed;
    if (side === to) {
      if (move?.state === 'left')
        throw new MoveRefused(`${to.name} has rows of ${code} from before: use --forget first`);
      continue;
    }
    if (move !== null && move.other !== to.name) {
      if (move.state === 'left') continue;
      throw new MoveRefused(`${code} is moving from ${side.name} to ${move.other}: let that end first`);
    }
    found.push({ side, tenantId: id, state: move?.state ?? null });
  }
  const [source, ...more] = found;
  if (more.length > 0) throw new MoveRefused(`${code} is in several databases`);
  if (source === undefined) throw new MoveRefused(`No other database has the tenant ${code}`);
  // Without this, a tenant that is open in both would be taken for one that has arrived.
  if (source.state === null && (await findPlaced(to.database, code)) !== null) {
    const state = await findState(to.database, source.tenantId);
    if (state !== 'arriving') throw new MoveRefused(`${to.name} has a tenant ${code} too`);
  }
  return source;
}

/** Finds why a tenant can't move between two databases before anything changes. */
export async function checkServers(from: MoveSide, to: MoveSide, code: string): Promise<void> {
  for (const [side, part] of [
    [from, 'source'],
    [to, 'target'],
  ] as const) {
    const obstacle = await findObstacle(side.database, part);
    if (obstacle !== null) throw new MoveRefused(`${side.name} can't take part: ${obstacle}`);
  }
  const [ours, theirs] = [await findRanMigrations(from.database), await findRanMigrations(to.database)];
  if (ours.toSorted().join() !== theirs.toSorted().join()) {
    throw new MoveRefused(
      `${from.name} and ${to.name} have schemas of different releases: run consign migrate`,
    );
  }
  const clash = await findClash(from.database, to.database, code);
  if (clash !== null) throw new MoveRefused(`A tenant in ${to.name} has ${clash}`);
}
