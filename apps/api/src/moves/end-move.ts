import { findPlaced, findState, removeState } from './move-state-store.js';
import { type MoveSide, MoveRefused } from './move-source.js';
import { unpublish, unsubscribe } from './replication-store.js';
import { listTenantTables, removeTenantRows } from './tenant-rows-store.js';

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
