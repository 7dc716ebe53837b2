import type { Database } from '../database/database.js';
import type { Environment } from '../environment.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';

/** What the commands get from outside; cli.ts has the real ones. */
export interface CliContext {
  readonly environment: Environment;
  /** Opens the database of DATABASE_URL. */
  readonly openDatabase: (url: string) => Database;
  readonly readBytes: (path: string) => Promise<Uint8Array>;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  /** The user of the operating system. */
  readonly userName: () => string;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** The options of every command. */
export interface GlobalOptions {
  readonly json?: true;
  readonly by?: string;
  readonly database?: string;
}

/** 0: done. 1: refused, or something is wrong. 2: wrong words. 3: the environment or the database. */
export const exitCodes = { done: 0, refused: 1, usage: 2, unavailable: 3 } as const;

/** Ends a command with lines on standard error. */
export class CommandFailure extends Error {
  constructor(
    readonly exitCode: number,
    readonly lines: readonly string[],
    /** What --json prints instead. */
    readonly details: object = {},
  ) {
    super(lines.join('\n'));
  }
}

/** What a command found or did: lines for people, an object for --json. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly json: object;
  readonly exitCode?: number;
}

/** The sign-in of tenants whose records don't name one. */
export function readSignIn(environment: Environment) {
  return {
    defaultIssuer: environment['AUTH_AUTHORITY']?.trim() || null,
    defaultAudience: environment['AUTH_AUDIENCE']?.trim() || null,
  };
}

/** Starts a command that changes something: by --by, else CONSIGN_OPERATOR, else the operating system's user (PLAT-181). */
export function startRun(
  { environment, now, userName }: CliContext,
  command: string,
  { by }: GlobalOptions,
): CommandRun {
  const operator = by?.trim() || environment['CONSIGN_OPERATOR']?.trim() || userName();
  return { operator, command, at: now() };
}
