#!/usr/bin/env node
/**
 * `consign`, the operator's command line. Beside server.ts the only reader of the environment; `--help` lists the
 * commands.
 */
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';

import { runCli } from './cli/program.js';
import { openPostgres } from './database/postgres.js';

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  openDatabase: (url) => openPostgres(url, { maxConnections: 2 }),
  readBytes: (path) => readFile(resolve(path)),
  fetch,
  now: () => new Date(),
  userName: readUserName,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});

/** A user of a container may have a number and no name. */
function readUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
