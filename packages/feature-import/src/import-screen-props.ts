import type { Leaving } from '@consign/consignment-parts';

import type { ImportWorker } from './worker/protocol.js';

export interface ImportScreenProps {
  /** The import to continue, from the address of the page; null for a new one. */
  readonly sessionId: string | null;
  /** The import is kept under this id now, or no longer kept. */
  readonly onSessionChange: (id: string | null) => void;
  /** Null where the user can't open consignments. */
  readonly consignmentHref: ((reference: string) => string) | null;
  /** A blocked navigation away from a running import; null if there is none. */
  readonly leaving: Leaving | null;
  readonly onRunningChange: (isRunning: boolean) => void;
  readonly now?: (() => Date) | undefined;
  readonly makeWorker?: (() => ImportWorker) | undefined;
}
