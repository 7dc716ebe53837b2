import { proveRegister, type Proof } from './proof.js';
import { readRegister, type Register } from './register.js';
import { readTestTitles, type TestTitle } from './test-titles.js';
import { readUnbuilt, type Unbuilt } from './unbuilt.js';

/** The register, its tests, and the unbuilt operations and routes. */
export interface Spec {
  readonly register: Register;
  readonly titles: readonly TestTitle[];
  readonly proof: Proof;
  readonly unbuilt: Unbuilt;
  readonly faults: readonly string[];
}

export function readSpec(root: string): Spec {
  const register = readRegister(root);
  const { titles, faults } = readTestTitles(root);
  const unbuilt = readUnbuilt(root);
  const proof = proveRegister(
    register,
    titles,
    unbuilt.placeholders.map((route) => toAddress(route.path)),
  );
  return {
    register,
    titles,
    proof,
    unbuilt,
    faults: [...register.faults, ...faults, ...proof.faults, ...unbuilt.faults],
  };
}

/** The address of a route: `/_app/report` is shown at /report. */
function toAddress(route: string): string {
  return `/${route
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('_'))
    .join('/')}`;
}
