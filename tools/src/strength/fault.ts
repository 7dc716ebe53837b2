import { existsSync } from 'node:fs';
import path from 'node:path';

import { findText } from '../repository/files.js';

/** A plausible regression that the tests should find. */
export interface Fault {
  readonly name: string;
  /** The wrong behaviour, in one sentence. */
  readonly fault: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Folders or files with the tests that should find it; by default the file's own folder. */
  readonly tests?: readonly string[];
}

/** The text of the faulty file, or why the fault can't be planted any more. */
export function plant(fault: Fault, root: string): { readonly text: string } | { readonly error: string } {
  const text = findText(root, fault.file);
  if (text === null) return { error: `${fault.name}: there is no ${fault.file}` };
  const parts = text.split(fault.find);
  if (parts.length !== 2) {
    return { error: `${fault.name}: its text stands ${parts.length - 1} times in ${fault.file}, not once` };
  }
  return { text: parts.join(fault.replace) };
}

/** Errors of the list: texts and tests that are gone, names used twice. */
export function checkFaults(faults: readonly Fault[], root: string): string[] {
  const names = new Set<string>();
  return faults.flatMap((fault) => {
    const planted = plant(fault, root);
    const missing = (fault.tests ?? []).filter((test) => !existsSync(path.join(root, test)));
    const isTwice = names.has(fault.name);
    names.add(fault.name);
    return [
      ...('error' in planted ? [planted.error] : []),
      ...missing.map((test) => `${fault.name}: there is no ${test}`),
      ...(isTwice ? [`${fault.name}: two faults have this name`] : []),
    ];
  });
}
