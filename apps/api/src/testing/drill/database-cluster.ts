import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { findObstacle, ip, type Machine, runAsRoot, startMachines } from './machines.js';

const programs = {
  Patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  HAProxy: '/usr/sbin/haproxy',
  'PostgreSQL 15': '/usr/lib/postgresql/15/bin/postgres',
  iproute2: ip,
};
const DATABASE_FOLDER = '/var/lib/postgresql';
const SOCKETS = '/var/run/postgresql';
const ETCD_FOLDER = '/var/lib/etcd';
const DISK_SIZE = '1g';
const ANSWER_MS = 3000;
/** Far longer than a failover and a copy take. */
const CHANGE_MS = 180_000;

const run = promisify(execFile);

const configuration = (file: string) =>
  fileURLToPath(new URL(`../../../../../deploy/failover/${file}`, import.meta.url));

/** A machine with PostgreSQL, Patroni and etcd. */
export interface DatabaseMachine extends Machine {
  /** Starts what has been killed. */
  readonly boot: () => void;
  /** The rows of a statement, asked on the machine itself; null if its server does not answer. */
  readonly ask: (statement: string) => Promise<string[] | null>;
  /** Leaves no space where the database is, or gives it back. */
  readonly fillDisk: () => void;
  readonly emptyDisk: () => void;
}

/** deploy/failover on three machines, with HAProxy on a fourth. */
export interface DatabaseCluster {
  /** What DATABASE_URL is: it leads to the primary. */
  readonly url: string;
  readonly machines: readonly DatabaseMachine[];
  /** Waits until there are a primary, its synchronous replica and the third. */
  readonly whole: () => Promise<DatabaseMachine>;
  /** Waits until another machine is primary. */
  readonly replaced: (old: DatabaseMachine) => Promise<DatabaseMachine>;
  readonly close: () => Promise<void>;
}

/** The primary's replicas; none on any other machine. */
const followers =
  "select string_agg(sync_state, ',' order by sync_state) from pg_stat_replication where state = 'streaming'";

/** Whether Patroni has noted which replica may become primary, seconds after that is synchronous. */
async function hasSuccessor({ address }: DatabaseMachine): Promise<boolean> {
  const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(ANSWER_MS) });
  const { members } = (await answer.json()) as { members: { readonly role: string }[] };
  return members.some(({ role }) => role === 'sync_standby');
}

const isPrimary = async ({ ask }: DatabaseMachine) => (await ask('select pg_is_in_recovery()'))?.[0] === 'f';

/** Why deploy/failover can't be started here; null if it can. */
export function findClusterObstacle(): string | null {
  const missing = Object.entries(programs).find(([, file]) => !existsSync(file));
  return missing === undefined ? findObstacle() : `${missing[0]} is not installed`;
}

export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const network = startMachines();
  const password = randomBytes(12).toString('hex');
  const ownFolders = [DATABASE_FOLDER, SOCKETS, ETCD_FOLDER];
  const machines = ['db1', 'db2', 'db3'].map((name) =>
    toDatabaseMachine(network.add(name, ownFolders), password),
  );
  const balancer = network.add('app', []);
  for (const machine of machines) machine.boot();
  balancer.start({ command: programs.HAProxy, args: ['-f', configuration('haproxy.cfg')] });

  const find = async (isFound: (machine: DatabaseMachine) => Promise<boolean>) => {
    const until = performance.now() + CHANGE_MS;
    while (performance.now() < until) {
      for (const machine of machines) if (await isFound(machine)) return machine;
      await pause(200);
    }
    throw new Error('The cluster did not change in time');
  };
  return {
    url: `postgres://postgres:${password}@${balancer.address}:5432/postgres`,
    machines,
    whole: () =>
      find(async (machine) => (await machine.ask(followers))?.[0] === 'async,sync' && hasSuccessor(machine)),
    replaced: (old) => find(async (machine) => machine !== old && (await isPrimary(machine))),
    close: async () => {
      await Promise.all(machines.map((machine) => machine.kill()));
      for (const machine of machines) runAsRoot('umount', machine.folder(DATABASE_FOLDER));
      await network.close();
    },
  };
}

function toDatabaseMachine(machine: Machine, password: string): DatabaseMachine {
  const { name, folder } = machine;
  const disk = folder(DATABASE_FOLDER);
  const filling = join(disk, 'filling');
  runAsRoot('mount', '-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', disk);
  runAsRoot('chown', 'postgres:postgres', disk, folder(SOCKETS), folder(ETCD_FOLDER));
  return {
    ...machine,
    boot: () => {
      machine.start({
        command: programs.etcd,
        user: 'postgres',
        environment: {
          ...readVariables(configuration('etcd.env')),
          ETCD_NAME: name,
          ETCD_DATA_DIR: join(ETCD_FOLDER, 'default'),
          ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${name}:2380`,
          ETCD_ADVERTISE_CLIENT_URLS: `http://${name}:2379`,
        },
      });
      machine.start({
        command: programs.Patroni,
        args: [configuration('patroni.yaml')],
        user: 'postgres',
        environment: {
          PATRONI_NAME: name,
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:5432`,
          PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:8008`,
          PATRONI_SUPERUSER_PASSWORD: password,
          PATRONI_REPLICATION_PASSWORD: password,
          PATRONI_REWIND_PASSWORD: password,
        },
      });
    },
    ask: (statement) => askLocally(folder(SOCKETS), statement),
    fillDisk: () => {
      const free = runAsRoot('stat', '--file-system', '--format=%a*%S', disk).trim();
      const [blocks = 0, size = 0] = free.split('*').map(Number);
      runAsRoot('fallocate', '--length', String(blocks * size), filling);
    },
    emptyDisk: () => void runAsRoot('rm', filling),
  };
}

/** The variables of a file for systemd. */
function readVariables(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').matchAll(/^([A-Z\d_]+)=(.*)$/gmu);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

async function askLocally(socket: string, statement: string): Promise<string[] | null> {
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];
  const psql = ['psql', '--no-psqlrc', '-At', '-h', socket, '-c', statement];
  try {
    const { stdout } = await run('setpriv', [...asPostgres, ...psql], { timeout: ANSWER_MS });
    return stdout.split('\n').filter(Boolean);
  } catch {
    return null;
  }
}
