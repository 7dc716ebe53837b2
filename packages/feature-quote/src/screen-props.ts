import type { Leaving } from '@consign/consignment-parts';

export interface QuoteScreenProps {
  /** The key of the StartValues that a new one begins with (SCHD-10). */
  readonly startKey?: string | undefined;
  /** Opens the created consignment, replacing the history entry (QUOT-07). */
  readonly onCreated: (reference: string) => void;
  /** Called synchronously when the form becomes dirty or clean, to block navigation (CONS-07). */
  readonly onDirtyChange: (isDirty: boolean) => void;
  /** The blocked navigation; null if there is none. */
  readonly leaving: Leaving | null;
  readonly now?: (() => Date) | undefined;
}
