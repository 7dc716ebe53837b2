/** Ends the transaction with the faults of the file, for the operator to read. */
export class TenantRefused extends Error {
  constructor(readonly lines: readonly string[]) {
    super('The tenant file is refused');
  }
}

/** Refuses the file, with a line for each fault. */
export function refuse(...lines: string[]): never {
  throw new TenantRefused(lines);
}
