import type { StrictArgTypes } from 'storybook/internal/csf';

type Type = Exclude<NonNullable<StrictArgTypes[string]['type']>, string>;

/**
 * An optional property is a union with undefined, for which Storybook finds no control and shows the word union. Without
 * it, a choice of texts gets a list, a single type its own control, and the table the type as it is written.
 */
export function dropUndefined({ argTypes }: { readonly argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (typeof type !== 'object') return [name, argType];
      const written = type.raw?.replace(/^\s*\| |\s*\| undefined\b/gu, '') ?? '';
      const table = written === '' ? argType.table : { ...argType.table, type: { summary: written } };
      return [name, { ...argType, table, type: type.name === 'union' ? simplify(type.value) : type }];
    }),
  );
}

function simplify(parts: readonly Type[]): Type {
  const rest = parts.filter((each) => each.name !== 'other' || !isNothing(each.value));
  const [first] = rest;
  if (first !== undefined && rest.length === 1) return first;
  const texts = rest.flatMap((each) =>
    each.name === 'other' ? (/^'(.*)'$|^"(.*)"$/u.exec(each.value)?.slice(1) ?? []) : [],
  );
  const choices = texts.filter((text) => text !== undefined);
  return rest.length > 0 && choices.length === rest.length
    ? { name: 'enum', value: choices }
    : { name: 'union', value: rest };
}

function isNothing(value: string): boolean {
  return value === 'undefined' || value === 'null';
}
