/** A check of the whole repository: `faults` answers one line per fault, none when all is well. */
export interface Check {
  readonly name: string;
  /** What it holds, in one line. */
  readonly holds: string;
  readonly faults: (root: string) => Promise<readonly string[]> | readonly string[];
}
