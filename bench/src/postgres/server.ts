import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { findPostgres } from './binaries.js';

/** A PostgreSQL server of this run's own, in a temporary folder. */
export interface PostgresServer {
  readonly url: string;
  /** Where the server writes its statements, as JSON lines, while they are logged. */
  readonly logFolder: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server, as the user postgres where this process is root; null where there are no binaries. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const binaries = findPostgres();
  const owner = userToRunAs();
  if (binaries === null || owner === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-bench-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'shared_buffers=512MB',
    'jit=off',
    'fsync=off',
    'logging_collector=on',
    'log_destination=jsonlog',
    'log_directory=log',
    'log_rotation_age=0',
  ];
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    const gone = new Promise((resolve) => {
      server.once('exit', resolve);
    });
    if (server.exitCode === null && server.kill('SIGINT')) await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(url, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, logFolder: path.join(data, 'log'), stop };
}

function userToRunAs(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  const uid = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
  const gid = spawnSync('id', ['-g', 'postgres'], { encoding: 'utf8' });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    probe.once('listening', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

async function answers(url: string, gaveUp: () => boolean): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => null);
      if (gaveUp() || Date.now() > until) throw new Error('PostgreSQL did not start', { cause: error });
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  }
}
