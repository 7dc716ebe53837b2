import { isStorable, notStorableMessage } from '@consign/domain/rules';

import type { RefusedProblem } from '../problems/problem.js';

/**
 * Finds every text of a request, field names included, that the database can't store (CONS-60). PostgreSQL refuses a NUL
 * without saying where, and returns half a surrogate pair as another character.
 */
export function findUnstorable(call: unknown): RefusedProblem[] {
  const problems: RefusedProblem[] = [];
  const judge = (text: string, path: string) => {
    if (!isStorable(text)) problems.push({ id: 'CONS-60', path, message: notStorableMessage });
  };
  // Iterative, because the caller decides how deep a body is.
  const left: (readonly [path: string, value: unknown])[] = [['', call]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') judge(value, path);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, each] of Object.entries(value)) {
      const at = path === '' ? name : `${path}/${name}`;
      judge(name, at);
      left.push([at, each]);
    }
  }
  return problems;
}
