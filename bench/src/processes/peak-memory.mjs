import { readFileSync } from 'node:fs';

/**
 * The most memory that this process has had, in bytes. On Linux read from its own counter: `maxRSS` begins with the
 * memory of the process that started it.
 */
export function readPeakMemory() {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Another system than Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}
