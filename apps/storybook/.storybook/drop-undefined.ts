import type { StrictArgTypes } from 'storybook/internal/csf';

type Type = NonNullable<StrictArgTypes[string]['type']>;

/**
 * An optional property is a union with undefined, for which Storybook finds no control. Without it, a choice of texts gets
 * a list, and a single type its own control.
 */
export function dropUndefined({ argTypes }: { readonly argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      return [name, typeof type === 'object' ? { ...argType, type: simplify(type) } : argType];
    }),
  );
}

function simplify(type: Exclude<Type, string>): Exclude<Type, string> {
  if (type.name !== 'union') return type;
  const rest = type.value.filter((each) => each.name !== 'other' || !isNothing(each.value));
  const [first] = rest;
  if (first !== undefined && rest.length === 1) return first;
  const texts = rest.flatMap((each) =>
    each.name === 'other' ? (/^'(.*)'$|^"(.*)"$/u.exec(each.value)?.slice(1) ?? []) : [],
  );
  const choices = texts.filter((text) => text !== undefined);
  return rest.length > 0 && choices.length === rest.length
    ? { name: 'enum', value: choices }
    : { ...type, value: rest };
}

function isNothing(value: string): boolean {
  return value === 'undefined' || value === 'null';
}
