import { useState, type ReactNode } from 'react';

import { InvoicesScreen } from '../InvoicesScreen.js';
import { pageWorker } from './page-worker.js';

interface Props {
  readonly query?: Readonly<Record<string, string>>;
  readonly onQueryChange?: (query: Record<string, string>) => void;
  /** False for a user who can't open consignments. */
  readonly hasLinks?: boolean;
}

const noQuery = {};
const doNothing = (): void => undefined;

/** The screen with its own URL, wired as in the route. */
export function WiredInvoices({ query = noQuery, onQueryChange, hasLinks = true }: Props): ReactNode {
  const [shown, setShown] = useState<Readonly<Record<string, string>>>(query);
  return (
    <InvoicesScreen
      query={shown}
      onQueryChange={(next) => {
        setShown(next);
        onQueryChange?.(next);
      }}
      toHref={(next) => `?${new URLSearchParams(next)}`}
      consignmentHref={hasLinks ? (reference) => `/consignment/${reference}` : null}
      leaving={null}
      onSendingChange={doNothing}
      now={() => new Date('2026-11-21T23:00:00Z')}
      makeWorker={pageWorker}
    />
  );
}
