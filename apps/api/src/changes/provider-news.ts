import type { Tx } from '../database/database.js';
import { newId } from '../ids.js';
import { queueForProvider } from '../webhooks/index.js';
import type { Author, Change } from './change.js';

/** Tells the provider's system that a customer answered an exception (ANSW-14). */
export async function tellProvider(
  tx: Tx,
  { owner, now }: Author,
  changes: readonly Change[],
): Promise<void> {
  if (!changes.some(({ kind }) => kind === 'exceptionAnswered')) return;
  await queueForProvider(tx, owner, newId(now), now);
}
