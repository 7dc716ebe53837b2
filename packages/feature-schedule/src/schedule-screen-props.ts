export interface ScheduleChange {
  readonly query: Record<string, string>;
  /** See `ScheduleScreenProps.typed`. */
  readonly typed: string | null;
  /** Replaces the history entry. */
  readonly replace: boolean;
}

export interface ScheduleScreenProps {
  /** The query string (SCHD-06). */
  readonly query: Readonly<Record<string, string>>;
  /**
   * The key of the addresses typed for this search, null if none were. It belongs to the history entry; the addresses
   * themselves stay in memory, so that no customer's address is in a URL or in the browser's history.
   */
  readonly typed: string | null;
  readonly onChange: (change: ScheduleChange) => void;
  /** Open a form with the StartValues of a key; null where the user can't open it. */
  readonly onNewConsignment: ((startKey: string) => void) | null;
  readonly onQuote: ((startKey: string) => void) | null;
  readonly now?: (() => Date) | undefined;
}
