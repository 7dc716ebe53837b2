import type { SearchQuery } from './search-state.js';

export interface ConsignmentLink {
  readonly href: (reference: string) => string;
  readonly open: (reference: string) => void;
}

export interface QueryChange {
  readonly query: Record<string, string>;
  /** A pasted list goes along with the address, being too long for it (LIST-30). */
  readonly references: readonly string[];
  /** No step of its own for Back, such as another row in the preview. */
  readonly replace?: boolean | undefined;
}

export interface SearchScreenProps {
  /** The query string as an object of texts (LIST-11). */
  readonly query: SearchQuery;
  /** The pasted list; empty for none. */
  readonly references?: readonly string[] | undefined;
  readonly onQueryChange: (change: QueryChange) => void;
  /** The whole address of a search, to be copied and sent. */
  readonly addressOf: (query: Record<string, string>) => string;
  readonly link: ConsignmentLink;
  /** Leads to a new consignment; null for those who may not create one. */
  readonly onCreate?: (() => void) | null | undefined;
  readonly now?: (() => Date) | undefined;
}
