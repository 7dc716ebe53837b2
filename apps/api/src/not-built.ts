/** Operations in the contracts that answer 501 until they are built. `pnpm spec` lists them. */
export const notBuilt: readonly string[] = [];
