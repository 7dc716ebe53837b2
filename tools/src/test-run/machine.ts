import { readFileSync } from 'node:fs';

import type { RunCommand } from '../run/run.mjs';

/** Seconds that fixed amounts of work take on this machine, to compare times of different machines. */
export interface Reference {
  /** JavaScript on one core: numbers are sorted, texts written and parsed. */
  readonly script: number;
  /** Starts of Chromium that show a small page. */
  readonly pages: number;
}

const NUMBERS = 100_000;
const ROUNDS = 3;
const PAGES = 3;

/** A fixed sequence, so that each machine sorts the same numbers. */
function listNumbers(): number[] {
  let state = 1;
  return Array.from({ length: NUMBERS }, () => (state = (state * 48_271) % 2_147_483_647));
}

export async function measureReference(
  chromium: string,
  run: RunCommand,
  now: () => number = Date.now,
): Promise<Reference> {
  const began = now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = listNumbers()
      .toSorted((one, other) => one - other)
      .map((number) => ({ number, text: String(number) }));
    JSON.parse(JSON.stringify(rows));
  }
  const scripted = now();
  for (let page = 0; page < PAGES; page += 1) {
    await run(
      chromium,
      ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>ready</p>'],
      {
        quiet: true,
        timeoutSeconds: 60,
      },
    );
  }
  return { script: (scripted - began) / 1000, pages: (now() - scripted) / 1000 };
}

export function describeReference({ script, pages }: Reference): string {
  return `Reference: JavaScript ${script.toFixed(2)} s, ${PAGES} pages of Chromium ${pages.toFixed(2)} s`;
}

/** How often a time holds the reference: comparable between machines. */
export function toReferences(seconds: number, { script, pages }: Reference): number {
  return Math.round(seconds / (script + pages));
}

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Seconds that the processors of the machine have worked since it started; null where the system does not tell it. */
export function readProcessorSeconds(): number | null {
  try {
    return parseProcessorSeconds(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return null;
  }
}

/** All but idle time and time spent waiting for a disk. Guests count as user time already. */
export function parseProcessorSeconds(stat: string): number {
  const [, user, nice, system, , , interrupts, softInterrupts] = (stat.split('\n', 1)[0] ?? '')
    .split(/ +/u)
    .map(Number);
  const parts = [user, nice, system, interrupts, softInterrupts];
  return parts.reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0) / TICKS_PER_SECOND;
}
