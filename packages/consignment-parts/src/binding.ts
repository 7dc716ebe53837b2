/** How a form section reads and writes its fields: names are the paths of the call's body, as problems carry them. */
export interface Binding<Values> {
  readonly values: Values;
  /** The first problem of each field that has one. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** The field was left: now it may be told wrong. */
  readonly leave: (name: keyof Values & string) => void;
}
