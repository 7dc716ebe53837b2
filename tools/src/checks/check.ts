/** A check of the whole repository. */
export interface Check {
  readonly name: string;
  /** What it ensures, in one line. */
  readonly purpose: string;
  /** One line per fault; none when all is well. */
  readonly findFaults: (root: string) => Promise<readonly string[]> | readonly string[];
}
