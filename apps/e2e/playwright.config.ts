import { defineConfig } from '@playwright/test';

import { findChromium, findHeadlessShell, testArguments } from '../../chromium.shared.js';
import { freePorts } from '../../ports.shared.js';
import { portsVariable } from './src/addresses.js';

const ports = (process.env[portsVariable] ??= (await freePorts(3)).join(','));
/** Marks what opens a PDF in the browser's viewer, which a headless shell lacks. */
const wholeBrowser = /@chromium/;

const launch = (executablePath: string | undefined) => ({
  launchOptions: {
    args: testArguments(),
    ...(executablePath ? { executablePath } : {}),
  },
});

/** Journeys run in Debian's Firefox ESR, or another stock Firefox, instead (`pnpm test:long`). */
const firefox = process.env['FIREFOX_PATH'];
/**
 * Journeys that Playwright can steer in Firefox: it takes no downloads over Firefox's protocol, drops nothing that was
 * dragged, takes no network away, and a page that closes while it loads logs an error.
 */
const inFirefoxToo =
  /(?:access|answers|bookings|dashboard|edges|every-role|find|focus|list|live-rows|quote|schedule|sign-in|theming)\.spec\.ts$/;
/** Marks what steers WebKitGTK by its own driver, which WEBKIT_DRIVER_PATH names (`pnpm test:long`). */
const webKitOnly = /@webkit/;
/** Marks what starts a server and an issuer of its own (`pnpm test:long`). */
const foreignIssuer = /@foreign-issuer/;
/** Marks what needs emulated media features or permissions. */
const chromiumOnly = /@not-firefox/;
const inFirefox = (executablePath: string) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath },
  // A screenshot adds styles to the page, which its policy refuses.
  screenshot: 'off' as const,
});

function listProjects() {
  if (process.env['WEBKIT_DRIVER_PATH']) return [{ name: 'webkit', grep: webKitOnly }];
  if (process.env['FOREIGN_ISSUER']) {
    return [{ name: 'foreign-issuer', grep: foreignIssuer, use: launch(findHeadlessShell()) }];
  }
  if (firefox) {
    return [{ name: 'firefox', testMatch: inFirefoxToo, grepInvert: chromiumOnly, use: inFirefox(firefox) }];
  }
  return [
    // First: they are few and long, and nothing would run beside the last.
    { name: 'chromium', grep: wholeBrowser, use: launch(findChromium()) },
    {
      name: 'pages',
      grepInvert: [wholeBrowser, webKitOnly, foreignIssuer],
      use: launch(findHeadlessShell()),
    },
  ];
}

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // All journeys share one stack and database; each creates its own data, so they can run in parallel.
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Limits that only a journey that hangs reaches, however busy the machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-NZ',
    // Dates must show in Pacific/Auckland, so run the browser in a different time zone.
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    // Recording a trace takes as much processor time as the journey: ask for one with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: listProjects(),
  ...(process.env['FOREIGN_ISSUER']
    ? {}
    : {
        webServer: {
          command: 'tsx src/serve.ts',
          url: `http://127.0.0.1:${ports.split(',')[0]}/readyz`,
          timeout: 120_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          stdout: 'pipe',
        },
      }),
});
