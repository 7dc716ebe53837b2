import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Of iproute2. */
export const ip = '/sbin/ip';

/** A program that runs on a machine. */
export interface Program {
  readonly command: string;
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Runs it without root's rights. */
  readonly user?: string;
}

/** A machine of a drill: its own network, and its own content in some folders. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** The machine's own folder that its programs see at this path. */
  readonly folder: (path: string) => string;
  readonly start: (program: Program) => ChildProcess;
  /** Ends all that runs on it, as a loss of power does. */
  readonly kill: () => Promise<void>;
  /** Pulls its network cable, or plugs it in again. */
  readonly setCable: (state: 'up' | 'down') => void;
}

export interface Machines {
  readonly add: (name: string, ownFolders: readonly string[]) => Machine;
  readonly close: () => Promise<void>;
}

/** Runs a command of the system, and fails with its output. */
export function runAsRoot(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Why no machines can be made here; null if they can. */
export function findObstacle(): string | null {
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  const name = `consign-${process.pid}`;
  if (spawnSync(ip, ['netns', 'add', name]).status !== 0) return 'no network namespace can be made';
  runAsRoot(ip, 'netns', 'delete', name);
  return null;
}

/** Starts a command with the machine's folders and names of the others, as its user. */
const entry = `
for pair in $BINDS; do mount --bind "\${pair%:*}" "\${pair#*:}"; done
[ -z "$RUN_AS" ] || set -- setpriv "--reuid=$RUN_AS" "--regid=$RUN_AS" --clear-groups "$@"
exec "$@"`;

/** A network of machines on this one: a namespace for each, joined by a bridge that this machine is on too. */
export function startMachines(): Machines {
  const id = process.pid.toString(36);
  const bridge = `cb${id}`;
  const network = `10.${200 + (process.pid % 50)}.${process.pid % 250}`;
  const folder = mkdtempSync(join(tmpdir(), 'consign-machines-'));
  // For the users that run the programs.
  chmodSync(folder, 0o755);
  const hosts = join(folder, 'hosts');
  const machines: Machine[] = [];
  runAsRoot(ip, 'link', 'add', bridge, 'type', 'bridge');
  runAsRoot(ip, 'address', 'add', `${network}.1/24`, 'dev', bridge);
  runAsRoot(ip, 'link', 'set', bridge, 'up');

  function add(name: string, ownFolders: readonly string[]): Machine {
    const namespace = `${bridge}-${name}`;
    const cable = `${bridge}${name}`;
    const address = `${network}.${machines.length + 2}`;
    runAsRoot(ip, 'netns', 'add', namespace);
    runAsRoot(ip, 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
    runAsRoot(ip, 'link', 'set', cable, 'master', bridge, 'up');
    const inside = ['-n', namespace];
    runAsRoot(ip, ...inside, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    runAsRoot(ip, ...inside, 'link', 'set', 'eth0', 'up');
    runAsRoot(ip, ...inside, 'link', 'set', 'lo', 'up');
    const toOwn = (path: string) => join(folder, name, path.replaceAll('/', '-'));
    for (const path of ownFolders) {
      mkdirSync(path, { recursive: true });
      mkdirSync(toOwn(path), { recursive: true });
    }
    const binds = [`${hosts}:/etc/hosts`, ...ownFolders.map((path) => `${toOwn(path)}:${path}`)].join(' ');
    const machine: Machine = {
      name,
      address,
      folder: toOwn,
      start: ({ command, args = [], environment = {}, user = '' }) =>
        spawn(ip, ['netns', 'exec', namespace, 'sh', '-euc', entry, 'sh', command, ...args], {
          env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', BINDS: binds, RUN_AS: user, ...environment },
          stdio: 'ignore',
        }),
      kill: () => killAll(namespace),
      setCable: (state) => void runAsRoot(ip, 'link', 'set', cable, state),
    };
    machines.push(machine);
    const lines = machines.map((each) => `${each.address} ${each.name}\n`);
    writeFileSync(hosts, `127.0.0.1 localhost\n${lines.join('')}`);
    return machine;
  }

  return {
    add,
    close: async () => {
      await Promise.all(machines.map((machine) => machine.kill()));
      for (const { name } of machines) runAsRoot(ip, 'netns', 'delete', `${bridge}-${name}`);
      runAsRoot(ip, 'link', 'delete', bridge);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function killAll(namespace: string): Promise<void> {
  for (;;) {
    const pids = runAsRoot(ip, 'netns', 'pids', namespace).split('\n').filter(Boolean);
    if (pids.length === 0) return;
    // One that has ended meanwhile makes no difference.
    spawnSync('kill', ['-9', ...pids]);
    await pause(20);
  }
}
