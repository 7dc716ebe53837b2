import type { StrictArgTypes } from 'storybook/internal/csf';

type Type = Exclude<NonNullable<StrictArgTypes[string]['type']>, string>;

/**
 * An optional property is a union with undefined, for which Storybook finds no control and shows the word union. Without
 * it, a choice of texts gets a list, a single type its own control, and the table the type.
 */
export function dropUndefined({ argTypes }: { readonly argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (typeof type !== 'object' || type.name !== 'union') return [name, argType];
      const parts = type.value.filter((each) => each.name !== 'other' || each.value !== 'undefined');
      const summary = parts.map(describe).join(' | ');
      const table = { ...argType.table, type: { summary } };
      return [name, { ...argType, table, type: simplify(parts) }];
    }),
  );
}

function simplify(parts: readonly Type[]): Type {
  const rest = parts.filter((each) => each.name !== 'other' || each.value !== 'null');
  const [first] = rest;
  if (first !== undefined && rest.length === 1) return first;
  const texts = rest.flatMap((each) =>
    each.name === 'other' ? (/^'(.*)'$|^"(.*)"$/u.exec(each.value)?.slice(1) ?? []) : [],
  );
  const choices = texts.filter((text) => text !== undefined);
  return rest.length > 0 && choices.length === rest.length
    ? { name: 'enum', value: choices }
    : { name: 'union', value: [...rest] };
}

/** As a program writes the type. */
function describe(type: Type): string {
  if (type.name === 'other') return type.value;
  return type.raw ?? type.name;
}
