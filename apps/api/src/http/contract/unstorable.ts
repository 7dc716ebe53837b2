import { isStorable, notStorableMessage } from '@consign/domain/rules';

import type { RefusedProblem } from '../problems/problem.js';

/**
 * Finds every text of a request, field names included, that the database can't store (CONS-60). PostgreSQL refuses a NUL
 * without saying where, and returns half a surrogate pair as another character.
 */
export function findUnstorable(call: unknown): RefusedProblem[] {
  const problems: RefusedProblem[] = [];
  const judge = (text: string, place: Place | null) => {
    if (!isStorable(text)) problems.push({ id: 'CONS-60', path: toPath(place), message: notStorableMessage });
  };
  // Iterative, because the caller decides how deep a body is.
  const left: (readonly [place: Place | null, value: unknown])[] = [[null, call]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [place, value] = next;
    if (typeof value === 'string') judge(value, place);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (Array.isArray(value)) {
      for (const [name, each] of value.entries()) left.push([{ name, around: place }, each]);
      continue;
    }
    for (const [name, each] of Object.entries(value)) {
      const at = { name, around: place };
      judge(name, at);
      left.push([at, each]);
    }
  }
  return problems;
}

/** Where a value is; written out only for a problem. */
interface Place {
  readonly name: string | number;
  readonly around: Place | null;
}

function toPath(place: Place | null): string {
  const names: (string | number)[] = [];
  for (let at = place; at !== null; at = at.around) names.unshift(at.name);
  return names.join('/');
}
