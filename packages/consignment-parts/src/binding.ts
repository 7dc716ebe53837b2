/**
 * How a form section reads and writes its fields. Written as methods, so that the binding of a whole form serves each
 * section, which knows a part of its fields.
 */
export interface Binding<Values> {
  readonly values: Values;
  /** The first problem of each field that has one. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  change<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** The field was left: now it may be told wrong. */
  leave(name: keyof Values & string): void;
}
