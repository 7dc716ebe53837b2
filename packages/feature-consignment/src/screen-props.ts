import type { Leaving } from '@consign/consignment-parts';

import type { PrintFile } from './print/print-pdf.js';
import type { Schedule } from './schedule.js';

export interface ConsignmentScreenProps {
  /** Null for a new consignment. Use it as the key of the screen. */
  readonly reference: string | null;
  /** The key of the StartValues that a new one begins with (SCHD-10). */
  readonly startKey?: string | undefined;
  /** Links to other consignments. */
  readonly link: ConsignmentLink;
  /** Opens the created consignment, replacing the history entry. */
  readonly onCreated: (reference: string) => void;
  /** Opens the quote, from which small screens create consignments; null where the user can't. */
  readonly onQuote?: (() => void) | null | undefined;
  /** Opens the form of a new consignment. */
  readonly onNew: () => void;
  /** Back to the list as it was left (CONS-02). */
  readonly onClose: () => void;
  readonly closeHref: string;
  /** An unknown reference (CONS-12). */
  readonly onNotFound: () => void;
  /** Called synchronously when the form becomes dirty or clean, to block navigation (CONS-07). */
  readonly onDirtyChange: (isDirty: boolean) => void;
  /** The blocked navigation; null if there is none. */
  readonly leaving: Leaving | null;
  readonly now?: (() => Date) | undefined;
  /** Timers for polling, debouncing and reloading; tests pass their own. */
  readonly schedule?: Schedule | undefined;
  /** Opens the print dialog; tests pass their own. */
  readonly printFile?: PrintFile | undefined;
}

/** Links to a consignment without knowing the routes. */
export interface ConsignmentLink {
  readonly href: (reference: string) => string;
  readonly open: (reference: string) => void;
}

/** The props with their defaults. */
export interface ScreenProps extends Omit<
  ConsignmentScreenProps,
  'now' | 'schedule' | 'printFile' | 'reference'
> {
  readonly now: () => Date;
  readonly schedule: Schedule;
  readonly printFile: PrintFile;
  readonly isSmall: boolean;
}
