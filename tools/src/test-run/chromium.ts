import { existsSync } from 'node:fs';

import { findChromium } from '../../../chromium.shared.js';
import type { RunCommand } from './command.js';

export interface BrowserSearch {
  readonly run: RunCommand;
  readonly say: (line: string) => void;
  readonly find?: () => string | undefined;
  readonly isRoot?: boolean;
  readonly isDebian?: boolean;
}

/** It has to show a page, not only to be there: a download alone lacks the system's libraries. */
async function works(run: RunCommand, file: string): Promise<boolean> {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>ready</p>'];
  const { code, output } = await run(file, args, { quiet: true, timeoutSeconds: 60 });
  return code === 0 && output.includes('ready');
}

async function downloaded(run: RunCommand): Promise<string | undefined> {
  const ask = [
    '--filter',
    '@consign/e2e',
    'exec',
    'node',
    '-p',
    "require('@playwright/test').chromium.executablePath()",
  ];
  const { code, output } = await run('pnpm', ['--silent', ...ask], { quiet: true });
  const file = output.trim().split('\n').at(-1);
  return code === 0 && file && existsSync(file) ? file : undefined;
}

/**
 * The browser of stories and journeys: CHROME_PATH, one on PATH, the one that Playwright downloads, and on Debian as
 * root the system's package. Undefined when all of it fails.
 */
export async function ensureChromium(search: BrowserSearch): Promise<string | undefined> {
  const { run, say, find = findChromium } = search;
  const isRoot = search.isRoot ?? process.getuid?.() === 0;
  const isDebian = search.isDebian ?? existsSync('/etc/debian_version');

  const found = find();
  if (found && (await works(run, found))) return found;
  if (found) say(`${found} does not start; looking for another browser`);

  const before = await downloaded(run);
  if (before && (await works(run, before))) return before;
  say('No Chromium was found: downloading one (CHROME_PATH names another)');
  await run('pnpm', ['--filter', '@consign/e2e', 'exec', 'playwright', 'install', 'chromium'], {
    quiet: true,
    timeoutSeconds: 300,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  const now = await downloaded(run);
  if (now && (await works(run, now))) return now;

  if (!isRoot || !isDebian) return undefined;
  say('The download did not give a Chromium that starts: installing the package of this system');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env, timeoutSeconds: 300 });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    quiet: true,
    env,
    timeoutSeconds: 900,
  });
  const installed = find();
  return installed && (await works(run, installed)) ? installed : undefined;
}
