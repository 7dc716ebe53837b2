/**
 * How a form section reads and writes its fields. Written as methods, so that the binding of a whole form serves each
 * section, which knows a part of its fields.
 */
export interface Binding<Values> {
  readonly values: Values;
  /** The first problem of each field that has one. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** `paths`: the places inside a field of several parts that were changed, whose problems go; without them its own. */
  change<Name extends keyof Values & string>(
    name: Name,
    value: Values[Name],
    paths?: readonly string[],
  ): void;
  /** The field was left, or the place inside it: now it may be told wrong. */
  leave(name: string): void;
}
