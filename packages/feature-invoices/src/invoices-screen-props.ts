import type { Leaving } from '@consign/consignment-parts';

import type { InvoiceWorker } from './worker/protocol.js';

/** The query string: the invoice that is open, its open line, and which of its lines are shown. */
type InvoicesQuery = Readonly<Record<string, string>>;

export interface InvoicesScreenProps {
  readonly query: InvoicesQuery;
  /** `replace` keeps the page's entry in the browser's history. */
  readonly onQueryChange: (query: Record<string, string>, options: { readonly replace: boolean }) => void;
  readonly toHref: (query: Record<string, string>) => string;
  /** Null where the user can't open consignments. */
  readonly consignmentHref: ((reference: string) => string) | null;
  /** A blocked navigation away from an invoice that is being sent; null if there is none. */
  readonly leaving: Leaving | null;
  readonly onSendingChange: (isSending: boolean) => void;
  readonly now?: (() => Date) | undefined;
  readonly makeWorker?: (() => InvoiceWorker) | undefined;
}
