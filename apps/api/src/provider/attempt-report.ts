import { refusedByData, waitedTooLong } from '../database/failures.js';
import { findUnstorable } from '../http/contract/unstorable.js';
import { type Outcome, plain, refused } from './decide-event.js';

const notStored = refused('PROV-02', "This event can't be stored");

/** Applies what the provider reported: it is Refused if it can't be stored, and Busy if a lock is held for too long. */
export async function attemptReport(reported: unknown, apply: () => Promise<Outcome>): Promise<Outcome> {
  if (findUnstorable(reported).length > 0) return notStored;
  try {
    return await apply();
  } catch (error) {
    if (waitedTooLong(error)) return plain('Busy');
    if (refusedByData(error)) return notStored;
    throw error;
  }
}
