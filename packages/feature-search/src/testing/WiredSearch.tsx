import { BulkRunnerProvider } from '@consign/consignment-parts/bulk-runner';
import { useCallback, useState, type ReactNode } from 'react';

import type { QueryChange } from '../search-screen-props.js';
import { SearchScreen } from '../SearchPage.js';

interface Props {
  readonly query?: Record<string, string> | undefined;
  readonly references?: readonly string[] | undefined;
  readonly place?: string | undefined;
  readonly onQueryChange?: ((change: QueryChange) => void) | undefined;
  readonly open?: ((reference: string) => void) | undefined;
  readonly onCreate?: (() => void) | null | undefined;
}

const noQuery = {};
const none: readonly string[] = [];

export function testNow(): Date {
  return new Date('2026-11-21T00:00:00Z');
}

/** The screen with its own URL state, wired as in the route. */
export function WiredSearch({
  query = noQuery,
  references = none,
  place,
  onQueryChange,
  open,
  onCreate,
}: Props): ReactNode {
  const [address, setAddress] = useState({ query, references });
  const here = useCallback(() => place, [place]);
  return (
    <BulkRunnerProvider consignmentHref={(reference) => `/consignment/${reference}`}>
      <SearchScreen
        query={address.query}
        references={address.references}
        place={here}
        onQueryChange={(change) => {
          setAddress({ query: change.query, references: change.references });
          onQueryChange?.(change);
        }}
        toUrl={(search) => `http://tasman.localhost:4300/search?${new URLSearchParams(search).toString()}`}
        link={{ href: (reference) => `/consignment/${reference}`, open: (reference) => open?.(reference) }}
        onCreate={onCreate}
        now={testNow}
      />
    </BulkRunnerProvider>
  );
}
