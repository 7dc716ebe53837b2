import type { Tx } from '../database/database.js';
import type { Author, Change } from './change.js';
import { concerns } from './concerns.js';
import { noteTransaction } from './live-update-store.js';

/** Lets open lists and dashboards know that there is something to read (LIST-37, DASH-31). */
export async function noteLiveUpdate(tx: Tx, { owner }: Author, changes: readonly Change[]): Promise<void> {
  if (changes.some(({ kind }) => concerns[kind].isShown)) await noteTransaction(tx, owner);
}
