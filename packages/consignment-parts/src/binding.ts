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
