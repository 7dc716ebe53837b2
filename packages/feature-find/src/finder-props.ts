/** A screen that the palette leads to. */
export interface FinderScreen {
  readonly label: string;
  readonly href: string;
  /** Why it can't be opened; null if it can. */
  readonly reason?: string | null | undefined;
  readonly open: () => void;
}

/** Where the palette and a scan can lead. */
export interface FinderLinks {
  readonly screens: readonly FinderScreen[];
  /** Null for users who can't open the list and its consignments. */
  readonly consignments: {
    readonly href: (reference: string) => string;
    readonly open: (reference: string) => void;
    /** The list of consignments that match a text, of any date. */
    readonly searchHref: (text: string) => string;
    readonly search: (text: string) => void;
  } | null;
  /** References of the consignments opened last, latest first. */
  readonly recent: () => readonly string[];
}
