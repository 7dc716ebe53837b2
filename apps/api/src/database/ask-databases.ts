import { setTimeout as pause } from 'node:timers/promises';

import type { Database, NamedDatabase } from './database.js';
import { connectionLost } from './failures.js';

/** The answers of databases that found something, and why one of the others did not answer. */
export interface Answers<T> {
  readonly found: readonly { readonly home: NamedDatabase; readonly answer: T }[];
  readonly failure: unknown;
}

/** Asks several databases the same; undefined where one has nothing to say. */
export type AskDatabases = <T>(
  databases: readonly NamedDatabase[],
  question: (database: Database) => Promise<T | undefined>,
  patience: Patience,
) => Promise<Answers<T>>;

/** 'all': until each has answered or failed, but for a moment only once one has found something. */
type Patience = 'all' | 'a moment';

const MOMENT_MS = 250;
/** How long nothing waits for a database that was late or failed, if another one can do without it. */
const SPARED_MS = 5000;

/** One database that is away or slow costs the tenants of the others a moment every few seconds at most (PLAT-258). */
export function createAskDatabases(): AskDatabases {
  const sparedUntil = new Map<Database, number>();
  const isSpared = ({ database }: NamedDatabase) => performance.now() < (sparedUntil.get(database) ?? 0);

  return async (databases, question, patience) => {
    const asked = databases.map((home) => ({ home, answer: question(home.database) }));
    const began = patience === 'a moment' ? Promise.resolve() : firstFound(asked.map(({ answer }) => answer));
    const outcomes = await Promise.all(
      asked.map(async ({ home, answer }) => {
        const tooLate = began.then(() => pause(isSpared(home) ? 0 : MOMENT_MS)).then(failAsLate);
        try {
          return { home, answer: await Promise.race([answer, tooLate]), failure: null };
        } catch (failure) {
          if (!isSpared(home)) sparedUntil.set(home.database, performance.now() + SPARED_MS);
          return { home, answer: undefined, failure };
        }
      }),
    );
    return {
      found: outcomes.flatMap(({ home, answer }) => (answer === undefined ? [] : [{ home, answer }])),
      failure: outcomes.find(({ failure }) => failure !== null)?.failure ?? null,
    };
  };
}

/** Never resolves if none finds anything. */
function firstFound(answers: readonly Promise<unknown>[]): Promise<void> {
  return new Promise((resolve) => {
    const look = async (each: Promise<unknown>) => {
      if ((await each.catch(() => undefined)) !== undefined) resolve();
    };
    for (const each of answers) void look(each);
  });
}

function failAsLate(): never {
  throw connectionLost(new Error('It did not answer in a moment'));
}
