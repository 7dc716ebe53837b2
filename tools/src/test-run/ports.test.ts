import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { workspaceRoot } from '../repository/files.js';

interface Place {
  readonly flag: string;
  readonly variable: string;
  readonly port: number;
}

interface Ports {
  readPorts(command: string, args: readonly string[], env: Readonly<Record<string, string>>): Place[];
  explainTakenPort(command: string, places: readonly Place[]): Promise<string | null>;
}

// It has no types, because it runs before anything is built.
const file = pathToFileURL(path.join(workspaceRoot, 'tools/src/run/ports.mjs'));
const { readPorts, explainTakenPort } = (await import(file.href)) as Ports;

test.each<[string, string[], Record<string, string>, number[]]>([
  ['start', [], {}, [4300, 4301, 4302]],
  ['dev', [], {}, [4300, 4303, 4301, 4302]],
  ['start', ['--port', '4800', '--inbox-port=4802'], { CONSIGN_IDENTITY_PORT: '4801' }, [4800, 4801, 4802]],
  ['start', ['--port', 'many'], {}, [4301, 4302]],
  ['start', ['--public-url', 'https://consign.example'], {}, [4300, 4302]],
])('pnpm %s %j with %j listens at %j', (command, args, env, ports) => {
  expect(readPorts(command, args, env).map(({ port }) => port)).toEqual(ports);
});

test('a taken port is named, with what to write instead', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const places = [{ flag: '--port', variable: 'CONSIGN_PORT', port }];
  const other = port + 100 > 65_535 ? port - 100 : port + 100;
  expect(await explainTakenPort('start', places)).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port: pnpm start --port ${other}`,
  );
  expect(await explainTakenPort('dev', places)).toContain(`CONSIGN_PORT=${other} pnpm dev`);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(await explainTakenPort('start', places)).toBeNull();
});
