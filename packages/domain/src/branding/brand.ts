/** Ten shades of one colour, lightest (0) to darkest (9). Buttons use shade 6. */
export type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** What a theme can set: brand colour, neutral tint, top bar, corner radius and logo mark. */
export interface Brand {
  readonly name: string;
  readonly brand: Shades;
  readonly neutral: Shades;
  /** Neutrals of the dark scheme, from text (0) to the darkest background (9). */
  readonly night: Shades;
  readonly topBar: { readonly light: TopBarColors; readonly dark: TopBarColors };
  /** Corner radius in px. */
  readonly radius: number;
  /** SVG path of the logo mark in a 24 × 24 viewBox; null for the product's own. */
  readonly mark: string | null;
}

export interface TopBarColors {
  readonly ground: string;
  readonly text: string;
  readonly dimmed: string;
  readonly hover: string;
  readonly line: string;
  readonly mark: string;
}
