import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { chromium, type Page } from 'playwright';

import { chromiumArguments, findChromium, findHeadlessShell } from '../../../chromium.shared.js';

/** The address that the browser is given for the folder of the build; no server listens. */
const ORIGIN = 'http://workshop.localhost';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

export interface BuiltWorkshop {
  readonly entries: readonly Entry[];
  readonly page: Page;
  readonly open: (entry: Entry) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Builds the workshop into a temporary folder and starts a browser of a phone's width that reads from it. */
export async function buildWorkshop(): Promise<BuiltWorkshop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-workshop-'));
  const root = path.resolve(import.meta.dirname, '..');
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/storybook'),
    ['build', '--output-dir', folder, '--quiet', '--disable-telemetry'],
    { cwd: root, maxBuffer: 100_000_000 },
  );
  const executablePath = findHeadlessShell() ?? findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    return origin === ORIGIN ? route.fulfill({ path: path.join(folder, pathname) }) : route.abort();
  });
  return {
    entries: readEntries(path.join(folder, 'index.json')),
    page,
    open: async ({ id }) => {
      await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=${id}`);
      await page.locator('#storybook-docs:not([hidden]) h1').first().waitFor();
    },
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readEntries(file: string): readonly Entry[] {
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Readonly<Record<string, Entry>> };
  return Object.values(entries);
}
