import { Kysely } from 'kysely';

import { type Database, createDatabase } from './database.js';
import { type Session, type Sessions, dialectOver } from './driver.js';
import type { Schema } from './schema.js';

/** One session of an embedded PostgreSQL. Returns int8 as number, dates and intervals as text. */
export interface DatabaseSession extends Session {
  close?(): Promise<void>;
}

/** A Database over one session: transactions run one at a time. */
export function openSession(session: DatabaseSession): Database {
  const sessions = takingTurns(session);
  const kysely = new Kysely<Schema>({ dialect: dialectOver(sessions) });
  return createDatabase(kysely, async (script) => {
    await sessions.acquire();
    try {
      await session.exec(script);
    } finally {
      sessions.release(session, false);
    }
  });
}

const nobodyWaits = (): void => undefined;

function takingTurns(session: DatabaseSession): Sessions<DatabaseSession> {
  let last: Promise<void> = Promise.resolve();
  let giveBack = nobodyWaits;
  return {
    acquire: async () => {
      const before = last;
      let mine = giveBack;
      last = new Promise((resolve) => {
        mine = resolve;
      });
      await before;
      giveBack = mine;
      return session;
    },
    release: () => giveBack(),
    close: async () => session.close?.(),
  };
}
