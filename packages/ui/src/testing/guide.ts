/** What the workshop says of a component, beside its stories and the types of its props. */
export interface Guide {
  readonly status: 'stable' | 'new' | 'to be replaced';
  /** When it is the right choice. Markdown, as all texts here. */
  readonly use: readonly string[];
  /** When it is not, and what to take instead. */
  readonly avoid: readonly string[];
  /** Stories of the component, by the names of their exports. */
  readonly examples: readonly GuideExample[];
  /** Keys and what each does. */
  readonly keys: readonly (readonly [keys: string, action: string])[];
  /** What assistive technology gets, and what the user of the component has to see to. */
  readonly accessibility: readonly string[];
}

interface GuideExample {
  readonly verdict: 'do' | "don't";
  readonly story: string;
  readonly why: string;
}
