export interface DashboardChange {
  readonly query: Record<string, string>;
  /** Replaces the history entry. */
  readonly replace: boolean;
}

/** A link that works with a middle click, and opens on a plain click without loading the page. */
export interface ScreenLink<Target> {
  readonly href: (target: Target) => string;
  readonly open: (target: Target) => void;
}

export interface DashboardLinks {
  /** The list by its query (LIST-11); null for users who cannot open it. */
  readonly search: ScreenLink<Readonly<Record<string, string>>> | null;
  /** The list of exactly these references, which are too long for a URL (LIST-30); null like `search`. */
  readonly findReferences: ((references: readonly string[]) => void) | null;
  /** A consignment by its reference; null for users who cannot open it. */
  readonly consignment: ScreenLink<string> | null;
  /** A new consignment; null for users who cannot create one. */
  readonly newConsignment?: { readonly href: string; readonly open: () => void } | null | undefined;
}

export interface DashboardScreenProps {
  readonly query: Readonly<Record<string, string>>;
  readonly onChange: (change: DashboardChange) => void;
  readonly links: DashboardLinks;
  readonly now?: (() => Date) | undefined;
}
