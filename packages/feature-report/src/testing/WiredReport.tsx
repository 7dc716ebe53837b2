import { useState, type ReactNode } from 'react';

import { ReportScreen } from '../ReportScreen.js';

export const reportNow = '2026-11-21T23:00:00Z';

interface Props {
  readonly query?: Readonly<Record<string, string>>;
  readonly onQueryChange?: (query: Record<string, string>) => void;
}

const noQuery = {};

/** The screen with its own URL, wired as in the route. */
export function WiredReport({ query = noQuery, onQueryChange }: Props): ReactNode {
  const [shown, setShown] = useState<Readonly<Record<string, string>>>(query);
  return (
    <ReportScreen
      query={shown}
      onQueryChange={(next) => {
        setShown(next);
        onQueryChange?.(next);
      }}
      now={() => new Date(reportNow)}
    />
  );
}
