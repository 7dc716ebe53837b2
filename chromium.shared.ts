import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shells = ['chromium-headless-shell', 'headless-shell', 'chrome-headless-shell'];

/**
 * Finds the browser for journeys, stories and benches: CHROME_PATH, or a Chromium on PATH. Undefined means
 * Playwright's download.
 */
export function findChromium(): string | undefined {
  return process.env['CHROME_PATH'] || findOnPath(browsers);
}

/**
 * Finds the browser for what needs neither a window nor the PDF viewer: HEADLESS_SHELL_PATH, or a headless shell on PATH,
 * which takes a third less processor time than Chromium; otherwise `findChromium`.
 */
export function findHeadlessShell(): string | undefined {
  return process.env['HEADLESS_SHELL_PATH'] || findOnPath(shells) || findChromium();
}

/** Finds a stock Firefox: FIREFOX_PATH, or one on PATH, such as Debian's firefox-esr. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] || findOnPath(['firefox-esr', 'firefox']);
}

/** Finds the driver of WebKitGTK: WEBKIT_DRIVER_PATH, or one on PATH, as in Debian's webkit2gtk-driver. */
export function findWebKitDriver(): string | undefined {
  return process.env['WEBKIT_DRIVER_PATH'] || findOnPath(['WebKitWebDriver']);
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(canRun);
}

/** Chromium's sandbox doesn't work as root. */
export function chromiumArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

/**
 * Also for pages that a test opens for seconds. Without a graphics card, Chromium's software GPU takes an eighth more
 * processor time than drawing without one, and the compiler of V8 that optimises most an eighth more than its code saves.
 */
export function testArguments(): string[] {
  return [...chromiumArguments(), '--disable-gpu', '--js-flags=--no-turbofan'];
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
