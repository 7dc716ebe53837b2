import fc from 'fast-check';

import { hostileTexts, hostileValues } from './hostile-values.js';

type Path = readonly (string | number)[];

/** One change of a JSON value, at any place in it. */
export function mutateJson(value: unknown): fc.Arbitrary<unknown> {
  const paths = listPaths(value);
  return fc
    .record({
      path: fc.constantFrom(...paths),
      how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
      by: hostileValues,
      name: hostileTexts,
    })
    .map(({ path, how, by, name }) => {
      if (path.length === 0) return how === 'add' ? addField(value, name, by) : by;
      return changeAt(value, path, (holder, key) => {
        if (how === 'remove') remove(holder, key);
        else if (how === 'repeat' && Array.isArray(holder))
          holder.push(...Array.from({ length: 300 }, () => holder[0]));
        else if (how === 'add') holder[key as never] = addField(holder[key as never], name, by) as never;
        else holder[key as never] = by as never;
      });
    });
}

function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    listPaths(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [path, ...inside];
}

function changeAt(
  value: unknown,
  path: Path,
  change: (holder: object, key: string | number) => void,
): unknown {
  const copy: unknown = structuredClone(value);
  const [last, ...before] = path.toReversed();
  const holder = before.reduceRight<unknown>((at, name) => (at as Record<string, unknown>)[name], copy);
  change(holder as object, last ?? '');
  return copy;
}

function remove(holder: object, key: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

/** Defined, not assigned: __proto__ is a name like any other. */
function addField(value: unknown, name: string, by: unknown): unknown {
  const copy = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  return Object.defineProperty(copy, name, {
    value: by,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
