import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { findServerUser, freePort } from './postgres.shared.js';

const START_TIMEOUT_MS = 30_000;

/** A temporary PgBouncer in transaction mode. */
export interface Pooler {
  /** The address to connect to; any database of the server behind it. */
  readonly url: string;
  /** Sends new transactions to another server. */
  readonly pointTo: (serverUrl: string) => void;
  readonly stop: () => Promise<void>;
}

/** The program: on PATH, or where Debian puts it; else null. */
function findPooler(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean), '/usr/sbin'];
  const files = folders.map((folder) => path.join(folder, 'pgbouncer'));
  return files.find((file) => existsSync(file)) ?? null;
}

/** Starts PgBouncer before a server. Returns null where it is not installed, or root has no user postgres to run it as. */
export async function startPooler(serverUrl: string): Promise<Pooler | null> {
  const program = findPooler();
  const owner = findServerUser();
  if (program === null || owner === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-pooler-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const port = await freePort();
  writeFileSync(file, settings(serverUrl, port));
  if (owner.uid !== undefined) {
    for (const each of [folder, file]) chownSync(each, owner.uid, owner.gid ?? owner.uid);
  }
  const pooler = spawn(program, ['-q', file], { ...owner, cwd: folder, stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    const exited = new Promise((resolve) => {
      pooler.once('exit', resolve);
    });
    if (pooler.exitCode === null && pooler.kill('SIGTERM')) await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilOpen(port, pooler);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pointTo: (url) => {
      writeFileSync(file, settings(url, port));
      pooler.kill('SIGHUP');
    },
    stop,
  };
}

function settings(serverUrl: string, port: number): string {
  const { hostname, port: serverPort } = new URL(serverUrl);
  return `[databases]
* = host=${hostname} port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 30
max_client_conn = 1000
server_login_retry = 1
`;
}

async function waitUntilOpen(port: number, pooler: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && pooler.exitCode === null) {
    if (await canConnect(port)) return;
    await wait(50);
  }
  throw new Error('PgBouncer did not start');
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
