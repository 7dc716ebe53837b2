import { isStorable, notStorableMessage } from '@consign/domain/rules';

import type { RefusedProblem } from '../problems/problem.js';

/**
 * Every text of a call that no database can hold, by its place (CONS-60); names of fields are texts too. PostgreSQL would
 * refuse a NUL without saying where, and half a character would come back as another one.
 */
export function unstorable(call: unknown): RefusedProblem[] {
  const problems: RefusedProblem[] = [];
  const judge = (text: string, path: string) => {
    if (!isStorable(text)) problems.push({ id: 'CONS-60', path, message: notStorableMessage });
  };
  // No recursion: a caller decides how deep a body goes.
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
