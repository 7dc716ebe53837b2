import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const debianFolder = '/usr/lib/postgresql';
const START_TIMEOUT_SECONDS = 30;

/** A temporary PostgreSQL server. */
export interface PostgresServer {
  readonly url: string;
  /** The data folder. */
  readonly data: string;
  /** The process id of the server. */
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
  /** Ends the server and starts it again on the same port: fast ends its sessions, immediate leaves it to recover. */
  readonly restart: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Ends the server as a crash does, and keeps its data. */
  readonly crash: () => Promise<void>;
}

/** The folder with initdb and postgres: on PATH, else Debian's newest version, else null. */
export function findPostgres(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [...onPath, ...newestFirst.map((version) => path.join(debianFolder, version, 'bin'))];
  const needed = ['initdb', 'postgres', 'pg_isready'];
  return folders.find((folder) => needed.every((name) => existsSync(path.join(folder, name)))) ?? null;
}

/**
 * Starts a server with fsync off. PostgreSQL refuses to run as root, so root starts it as the user postgres. Returns null
 * without binaries or without that user.
 */
export function startPostgres(settings: readonly string[] = []): Promise<PostgresServer | null> {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  return startServer('initdb', options, settings);
}

/** Starts a streaming replica of a server. Promote it with `select pg_promote()`. */
export function startStandby(primary: PostgresServer): Promise<PostgresServer | null> {
  const options = ['-d', primary.url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  return startServer('pg_basebackup', options, []);
}

async function startServer(
  maker: 'initdb' | 'pg_basebackup',
  options: readonly string[],
  settings: readonly string[],
): Promise<PostgresServer | null> {
  const binaries = findPostgres();
  const owner = findServerUser();
  if (binaries === null || owner === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = path.join(folder, 'data');
  const spawnOptions = { ...owner, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(path.join(binaries, maker), ['-D', data, ...options], spawnOptions);
  const port = await freePort();
  const allSettings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    ...settings,
  ];
  const args = ['-D', data, ...allSettings.flatMap((setting) => ['-c', setting])];
  const start = (): ChildProcess => spawn(path.join(binaries, 'postgres'), args, spawnOptions);
  const isReady = (): Promise<void> => waitUntilReady(path.join(binaries, 'pg_isready'), port, server);
  let server = start();
  const stop = async (): Promise<void> => {
    await stopServer(server, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  const restart = async (mode: 'fast' | 'immediate'): Promise<void> => {
    await stopServer(server, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    server = start();
    await isReady();
  };
  try {
    await isReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    data,
    pid: server.pid,
    stop,
    restart,
    crash: () => stopServer(server, 'SIGQUIT'),
  };
}

async function stopServer(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const exited = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  if (server.exitCode === null && server.kill(signal)) await exited;
}

/** Whom root runs servers as; null without the user postgres. */
export function findServerUser(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  const uid = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
  const gid = spawnSync('id', ['-g', 'postgres'], { encoding: 'utf8' });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    probe.once('listening', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (typeof address !== 'object' || address === null) throw new Error('No port is free');
  return address.port;
}

async function waitUntilReady(isReady: string, port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_SECONDS * 1000;
  while (Date.now() < deadline && server.exitCode === null) {
    const result = spawnSync(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    if (result.status === 0) return;
    await wait(100);
  }
  throw new Error('PostgreSQL did not start');
}
