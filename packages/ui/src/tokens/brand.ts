/** Ten shades of one colour, from the lightest (0) to the darkest (9). Buttons are filled with shade 6. */
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

/** What a tenant's theme may set: colour of the brand, tint of the neutrals, the top bar, corners, the mark. */
export interface Brand {
  readonly name: 'consign' | 'tasman' | 'aurora';
  readonly brand: Shades;
  readonly neutral: Shades;
  /** Neutrals of the dark scheme, from text (0) to the deepest ground (9). */
  readonly night: Shades;
  readonly topBar: { readonly light: TopBarColors; readonly dark: TopBarColors };
  /** Corner radius in px. */
  readonly radius: number;
  /** Path of the logo's mark in a 24 by 24 box. */
  readonly mark: string;
}

export interface TopBarColors {
  readonly ground: string;
  readonly text: string;
  readonly dimmed: string;
  readonly hover: string;
  readonly line: string;
  readonly mark: string;
}
