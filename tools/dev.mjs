// What `pnpm dev` runs: the API, the identity provider and the inbox from their sources, restarted on a change, and
// Vite with hot reload in front of them on the product's port.
import { spawn } from 'node:child_process';
import path from 'node:path';

import { isNodeNewEnough, nodeTooOld } from './run/node-version.mjs';

if (!isNodeNewEnough()) {
  console.error(nodeTooOld());
  process.exit(1);
}

const { root } = await import('./run/run.mjs');
const port = process.env.CONSIGN_PORT ?? '4300';
const apiPort = process.env.CONSIGN_API_PORT ?? '4303';

// The commands of each package are its own.
function start(folder, command, args, { cwd = root, env = {} } = {}) {
  return spawn(path.join(root, folder, 'node_modules/.bin', command), args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

const local = start('apps/local', 'tsx', [
  'watch',
  '--clear-screen=false',
  '--conditions=@consign/source',
  'apps/local/src/start.ts',
  '--port',
  port,
  '--api-port',
  apiPort,
  ...process.argv.slice(2),
]);
const web = start('apps/web', 'vite', ['--port', port, '--strictPort', '--clearScreen', 'false'], {
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
