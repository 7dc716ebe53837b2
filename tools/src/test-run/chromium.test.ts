import { describe, expect, test } from 'vitest';

import { ensureChromium } from './chromium.js';
import type { RunCommand } from '../run/run.mjs';

interface Machine {
  starts: string[];
  onPath?: string;
  package?: string;
  isRoot?: boolean;
}

function machine({ starts, onPath, package: installs, isRoot = true }: Machine) {
  const ran: string[] = [];
  let browser = onPath;
  const run: RunCommand = (command, args) => {
    ran.push([command, ...args.slice(0, 2)].join(' '));
    if (command === 'apt-get' && args[0] === 'install') browser = installs;
    const code = command === 'pnpm' || starts.includes(command) ? 0 : 1;
    return Promise.resolve({ code, output: starts.includes(command) ? '<p>ready</p>' : '' });
  };
  const search = { run, say: () => undefined, find: () => browser, isRoot, isDebian: true };
  return { ran, found: () => ensureChromium(search) };
}

describe('the browser', () => {
  test('comes from CHROME_PATH or PATH when it starts; nothing is installed', async () => {
    const { ran, found } = machine({ starts: ['/usr/bin/chromium'], onPath: '/usr/bin/chromium' });
    expect(await found()).toBe('/usr/bin/chromium');
    expect(ran).toEqual(['/usr/bin/chromium --headless --no-sandbox']);
  });

  test('comes from Debian when the download fails', async () => {
    const { ran, found } = machine({ starts: ['/usr/bin/chromium'], package: '/usr/bin/chromium' });
    expect(await found()).toBe('/usr/bin/chromium');
    expect(ran.filter((line) => line.startsWith('apt-get'))).toEqual([
      'apt-get update -q',
      'apt-get install -y',
    ]);
  });

  test('is installed when the one on PATH does not start', async () => {
    const { found } = machine({
      starts: ['/opt/chromium'],
      onPath: '/usr/bin/broken',
      package: '/opt/chromium',
    });
    expect(await found()).toBe('/opt/chromium');
  });

  test('is undefined when it may not be installed', async () => {
    const { ran, found } = machine({ starts: [], isRoot: false });
    expect(await found()).toBeUndefined();
    expect(ran.some((line) => line.startsWith('apt-get'))).toBe(false);
  });
});
