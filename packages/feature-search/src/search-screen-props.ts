import type { SearchQuery } from './search-state.js';

export interface ConsignmentLink {
  readonly href: (reference: string) => string;
  readonly open: (reference: string) => void;
}

export interface QueryChange {
  readonly query: Record<string, string>;
  /** Pasted references are kept beside the URL, which they are too long for (LIST-30). */
  readonly references: readonly string[];
  /** Replace the history entry, such as for another row in the preview. */
  readonly replace?: boolean | undefined;
}

export interface SearchScreenProps {
  /** The parsed query string (LIST-11). */
  readonly query: SearchQuery;
  /** Pasted references; empty for none. */
  readonly references?: readonly string[] | undefined;
  /** The list's place in the browser's history, which Back returns to. */
  readonly place?: (() => string | undefined) | undefined;
  readonly onQueryChange: (change: QueryChange) => void;
  /** The full URL of a search, to copy and send. */
  readonly toUrl: (query: Record<string, string>) => string;
  readonly link: ConsignmentLink;
  /** Opens a new consignment; null for users who cannot create one. */
  readonly onCreate?: (() => void) | null | undefined;
  readonly now?: (() => Date) | undefined;
}
