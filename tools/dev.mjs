// What `pnpm dev` runs: the API, the identity provider and the inbox from their sources, restarted on a change, and
// Vite with hot reload in front of them on the product's port.
import { spawn } from 'node:child_process';
import path from 'node:path';

import { isNodeNewEnough, nodeTooOld } from './src/run/node-version.mjs';

if (!isNodeNewEnough()) {
  console.error(nodeTooOld('dev'));
  process.exit(1);
}

const { explainTakenPort, readPorts } = await import('./src/run/ports.mjs');
const { root, runCommand } = await import('./src/run/run.mjs');
const port = process.env.CONSIGN_PORT ?? '4300';
const apiPort = process.env.CONSIGN_API_PORT ?? '4303';
const options = process.argv.slice(2);
const server = ['--conditions=@consign/source', 'apps/local/src/start.ts'];

// The commands of each package are its own.
const command = (folder, name) => path.join(root, folder, 'node_modules/.bin', name);

if (options.some((part) => part === '--help' || part === '-h')) {
  console.log('pnpm dev takes the options of pnpm start; CONSIGN_PORT and CONSIGN_API_PORT set the ports.\n');
  const { code } = await runCommand(command('apps/local', 'tsx'), [...server, '--help']);
  process.exit(code);
}

const taken = await explainTakenPort('dev', readPorts('dev', options, process.env));
if (taken !== null) {
  console.error(taken);
  process.exit(1);
}

function start(file, args, { cwd = root, env = {} } = {}) {
  return spawn(file, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
}

const local = start(command('apps/local', 'tsx'), [
  'watch',
  '--clear-screen=false',
  ...server,
  '--port',
  port,
  '--api-port',
  apiPort,
  ...options,
]);
const web = start(command('apps/web', 'vite'), ['--port', port, '--strictPort', '--clearScreen', 'false'], {
  cwd: path.join(root, 'apps/web'),
  env: { CONSIGN_API: `http://127.0.0.1:${apiPort}` },
});

const children = [local, web];
let stopping = false;

function stop(signal) {
  stopping = true;
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}
// Ctrl-C reaches the children from the terminal itself; told twice, they would end without closing the database.
process.on('SIGINT', () => {
  stopping = true;
});
process.on('SIGTERM', () => stop('SIGTERM'));
for (const child of children) {
  child.on('exit', (code) => {
    if (!stopping) {
      process.exitCode = code ?? 1;
      stop('SIGTERM');
    }
  });
}
