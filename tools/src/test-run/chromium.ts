import { existsSync } from 'node:fs';

import { findChromium } from '../../../chromium.shared.js';
import type { RunCommand } from '../run/run.mjs';

export interface BrowserSearch {
  readonly run: RunCommand;
  readonly say: (line: string) => void;
  readonly find?: () => string | undefined;
  readonly isRoot?: boolean;
  readonly isDebian?: boolean;
}

/** A downloaded browser may lack system libraries, so it has to show a page. */
async function canShowPage(run: RunCommand, file: string): Promise<boolean> {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>ready</p>'];
  const { code, output } = await run(file, args, { quiet: true, timeoutSeconds: 60 });
  return code === 0 && output.includes('ready');
}

async function findDownloaded(run: RunCommand): Promise<string | undefined> {
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
 * Finds the browser for stories and journeys: CHROME_PATH, PATH, Playwright's download, then, as root on Debian, the
 * system's package. Undefined when none of them starts.
 */
export async function ensureChromium(search: BrowserSearch): Promise<string | undefined> {
  const { run, say, find = findChromium } = search;
  const isRoot = search.isRoot ?? process.getuid?.() === 0;
  const isDebian = search.isDebian ?? existsSync('/etc/debian_version');

  const found = find();
  if (found && (await canShowPage(run, found))) return found;
  if (found) say(`${found} does not start; looking for another browser`);

  const before = await findDownloaded(run);
  if (before && (await canShowPage(run, before))) return before;
  say('No Chromium found: downloading one (set CHROME_PATH to use another)');
  await run('pnpm', ['--filter', '@consign/e2e', 'exec', 'playwright', 'install', 'chromium'], {
    quiet: true,
    timeoutSeconds: 300,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  const now = await findDownloaded(run);
  if (now && (await canShowPage(run, now))) return now;

  if (!isRoot || !isDebian) return undefined;
  say('The downloaded Chromium does not start: installing the package of this system');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env, timeoutSeconds: 300 });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    quiet: true,
    env,
    timeoutSeconds: 900,
  });
  const installed = find();
  return installed && (await canShowPage(run, installed)) ? installed : undefined;
}
