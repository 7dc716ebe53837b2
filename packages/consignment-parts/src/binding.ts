import { useFormSlice, type ReadableStore } from './form-store.js';

/**
 * How a form section reads and writes its fields. Declared as methods, so that the binding of the whole form is
 * assignable to the binding of a section with fewer fields.
 */
export interface Binding<Values> {
  readonly values: Values;
  /** The first problem of each invalid field. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** `paths`: the changed parts of a compound field, whose problems are cleared; by default the field's own. */
  change<Name extends keyof Values & string>(
    name: Name,
    value: Values[Name],
    paths?: readonly string[],
  ): void;
  /** Called on blur of a field or a part of it: validates it. */
  leave(name: string): void;
}

/** A form whose cards draw themselves. */
export interface BoundForm<Values> extends ReadableStore<{ readonly values: Values }> {
  /** The binding of each card but its values, which it selects itself. */
  readonly fields: Omit<Binding<Values>, 'values'>;
}

/** The binding of a card, which is drawn again when one of its `names` changes. */
export function useBinding<Values, Name extends keyof Values & string>(
  form: BoundForm<Values>,
  names: readonly Name[],
): Binding<Pick<Values, Name>> {
  const values = useFormSlice(
    form,
    (state) => Object.fromEntries(names.map((name) => [name, state.values[name]])) as Pick<Values, Name>,
  );
  return { values, ...form.fields };
}
