import { createFairQueue } from '../processes/fair-queue.js';

/** Who exports: customers take turns, and a user has few exports at once. */
export interface Exporter {
  readonly customer: string;
  readonly user: string;
}

/** An export under way. */
export interface ExportSlot {
  /** Reads a page when it is the customer's turn. */
  readPage<T>(read: () => Promise<T>): Promise<T>;
  /** Gives the slot back; more than once is harmless. */
  end(): void;
}

/** The exports under way in this process (EXTR-10). */
export interface ExportSlots {
  /** Null if the user has as many exports as it may. */
  begin(exporter: Exporter): ExportSlot | null;
}

/** Enough for two tabs and a retry; each holds the memory of a page for as long as its client likes. */
const MAX_PER_USER = 3;
/** How many customers read at once, so that exports leave connections of the pool to the other calls. */
const CONCURRENT_PAGES = 2;

export function createExportSlots(): ExportSlots {
  const queue = createFairQueue({ concurrency: CONCURRENT_PAGES, maxQueued: Number.POSITIVE_INFINITY });
  const counts = new Map<string, number>();
  return {
    begin: ({ customer, user }) => {
      const count = counts.get(user) ?? 0;
      if (count >= MAX_PER_USER) return null;
      counts.set(user, count + 1);
      let isOpen = true;
      return {
        readPage: (read) => queue.run(customer, read),
        end: () => {
          if (!isOpen) return;
          isOpen = false;
          const left = (counts.get(user) ?? 1) - 1;
          if (left === 0) counts.delete(user);
          else counts.set(user, left);
        },
      };
    },
  };
}
