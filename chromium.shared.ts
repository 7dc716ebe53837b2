import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds the browser for journeys, stories and benches: CHROME_PATH, or a Chromium on PATH. Undefined means the one that
 * Playwright downloaded.
 */
export function findChromium(): string | undefined {
  const configured = process.env['CHROME_PATH'];
  if (configured) return configured;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(canRun);
}

/** Chromium's sandbox doesn't work as root. */
export function chromiumArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
