import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** User and system time of the processes that this one waited for, with theirs; among the words after the name. */
const CHILDREN = [13, 14];

/** Processor time of all commands that have ended, in seconds; null where the system does not tell it. */
export function readProcessorSeconds(): number | null {
  try {
    return parseProcessorSeconds(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return null;
  }
}

/** The name of the process is in brackets and may contain any character. */
export function parseProcessorSeconds(stat: string): number {
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return CHILDREN.reduce((sum, at) => sum + Number(words[at]), 0) / TICKS_PER_SECOND;
}
