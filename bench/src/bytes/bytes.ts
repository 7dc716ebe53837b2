import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright';

import { listAddress, signIn, startBrowser } from '../browser/open-list.js';
import { startLocalStack } from '../local-stack.js';
import { notMeasured, type Result } from '../result.js';
import { built, ports } from '../workspace.js';

const budgets = { redirect: 23, list: 240, total: 740, largest: 129 };
const names = {
  redirect: 'JavaScript before the redirect to sign-in',
  list: 'JavaScript until the list is usable',
  total: 'JavaScript in total',
  largest: 'Largest chunk',
};

/** Measures the gzipped JavaScript that a browser fetches until the list is usable, and of the whole build. */
export async function measureBytes(): Promise<Result[]> {
  if (!existsSync(built.web) || !existsSync(built.local)) {
    return notMeasured(Object.values(names), 'KiB', 'not built: run `pnpm build`');
  }
  const chunks = readChunks(built.web);
  const [largest] = chunks;
  const total = chunks.reduce((sum, { kib }) => sum + kib, 0);
  const fetched = await fetchList();
  return [
    result('redirect', fetched.redirect, `${fetched.redirectFiles} files`),
    result('list', fetched.list, `${fetched.listFiles} files, largest: ${fetched.heaviest}`),
    result('total', total, `${chunks.length} files`),
    result('largest', largest?.kib ?? 0, largest?.name ?? ''),
  ];
}

function result(name: keyof typeof names, value: number, note: string): Result {
  return { name: names[name], value, unit: 'KiB', budget: budgets[name], note };
}

interface Fetched {
  readonly redirect: number;
  readonly redirectFiles: number;
  readonly list: number;
  readonly listFiles: number;
  readonly heaviest: string;
}

async function fetchList(): Promise<Fetched> {
  const stop = await startLocalStack(100);
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const scripts = collectScripts(page);
    await page.goto(listAddress);
    await page.getByLabel('Email').waitFor();
    const redirect = scripts.sum();
    const redirectFiles = scripts.count();
    await signIn(page);
    const heaviest = scripts.heaviest(6);
    return { redirect, redirectFiles, list: scripts.sum(), listFiles: scripts.count(), heaviest };
  } finally {
    await browser.close();
    await stop();
  }
}

interface Scripts {
  readonly sum: () => number;
  readonly count: () => number;
  readonly heaviest: (count: number) => string;
}

/** Collects the product's own scripts, each counted once. */
function collectScripts(page: Page): Scripts {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    const isScript =
      url.port === String(ports.product) && /javascript/.test(response.headers()['content-type'] ?? '');
    if (!isScript || sizes.has(url.pathname)) return;
    // Read from the build: a response is gone once the page has navigated away.
    sizes.set(url.pathname, gzipKiB(readFileSync(path.join(built.web, url.pathname))));
  });
  return {
    sum: () => [...sizes.values()].reduce((total, kib) => total + kib, 0),
    count: () => sizes.size,
    heaviest: (count) => {
      const sorted = [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, count);
      return sorted.map(([name, kib]) => `${path.posix.basename(name)} ${kib.toFixed(0)}`).join(', ');
    },
  };
}

/** Gzipped size in KiB at level 6, the default of most servers. */
function gzipKiB(body: Buffer | string): number {
  return gzipSync(body, { level: 6 }).length / 1024;
}

interface Chunk {
  readonly name: string;
  readonly kib: number;
}

/** The JavaScript files of a build, largest first. */
function readChunks(folder: string): Chunk[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return files
    .map((name) => ({ name, kib: gzipKiB(readFileSync(path.join(folder, name))) }))
    .sort((a, b) => b.kib - a.kib);
}
