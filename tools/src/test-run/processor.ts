import { readFileSync } from 'node:fs';

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
