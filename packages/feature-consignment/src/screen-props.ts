import type { Leaving } from './LeaveDialog.js';
import type { Schedule } from './schedule.js';

export interface ConsignmentScreenProps {
  /** Null for a new consignment. Mount with a key of it. */
  readonly reference: string | null;
  /** The way to any consignment. */
  readonly link: ConsignmentLink;
  /** Leads on to what was just created, in place of this address. */
  readonly onCreated: (reference: string) => void;
  /** Back to the list as it was left (CONS-02). */
  readonly onClose: () => void;
  readonly closeHref: string;
  /** An unknown reference (CONS-12). */
  readonly onNotFound: () => void;
  /** Called at once when unsaved work begins or is gone, so that leaving can be held up (CONS-07). */
  readonly onDirtyChange: (isDirty: boolean) => void;
  /** The navigation that is being held up, while it is. */
  readonly leaving: Leaving | null;
  readonly now?: (() => Date) | undefined;
  /** What happens later: polling, debouncing, loading again. */
  readonly schedule?: Schedule | undefined;
}

/** How the screen leads to a consignment without knowing the routes. */
export interface ConsignmentLink {
  readonly href: (reference: string) => string;
  readonly open: (reference: string) => void;
}

/** The same with every default filled in. */
export interface ScreenProps extends Omit<ConsignmentScreenProps, 'now' | 'schedule' | 'reference'> {
  readonly now: () => Date;
  readonly schedule: Schedule;
  readonly isSmall: boolean;
}
