import { proveRegister, type Proof } from './proof.js';
import { readRegister, type Register } from './register.js';
import { readTestTitles, type TestTitle } from './test-titles.js';

/** The register and its tests. */
export interface Spec {
  readonly register: Register;
  readonly titles: readonly TestTitle[];
  readonly proof: Proof;
  readonly faults: readonly string[];
}

export function readSpec(root: string): Spec {
  const register = readRegister(root);
  const { titles, faults } = readTestTitles(root);
  const proof = proveRegister(register, titles);
  return {
    register,
    titles,
    proof,
    faults: [...register.faults, ...faults, ...proof.faults],
  };
}
