import type { Database } from '../../database/database.js';
import { listDueKinds } from './job-store.js';

/** The kinds of which a job is due. */
export type FindDueKinds = (now: Date) => Promise<ReadonlySet<string>>;

/** Runners that ask at the same time share one answer of the database. */
export function createDueKinds(database: Pick<Database, 'asSystem'>): FindDueKinds {
  let asked: Promise<ReadonlySet<string>> | null = null;
  return (now) => {
    asked ??= database
      .asSystem((tx) => listDueKinds(tx, now))
      .finally(() => {
        asked = null;
      });
    return asked;
  };
}
