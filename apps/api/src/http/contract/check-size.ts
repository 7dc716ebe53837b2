import type { RefusedProblem } from '../problems/problem.js';
import type { BodyLimits } from './body-limits.js';

/** What a body exceeds, if anything. It looks at no more values than the limit allows. */
export function checkSize(body: unknown, limits: BodyLimits): RefusedProblem[] {
  // Iterative, because the caller decides how deep a body is.
  const left: (readonly [value: unknown, depth: number])[] = [[body, 1]];
  let nodes = 1;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [value, depth] = next;
    if (depth > limits.depth) return tooLarge(`is nested more than ${limits.depth} levels deep`);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const inside: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    nodes += inside.length;
    if (nodes > limits.nodes) return tooLarge(`has more than ${limits.nodes} values`);
    if (!Array.isArray(value) && inside.length > limits.properties) {
      return tooLarge(`has an object with more than ${limits.properties} fields`);
    }
    for (const each of inside) left.push([each, depth + 1]);
  }
  return [];
}

function tooLarge(why: string): RefusedProblem[] {
  return [{ id: 'CONTRACT', path: '', message: `The body ${why}` }];
}
