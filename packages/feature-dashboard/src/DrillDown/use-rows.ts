import {
  FigureChangedError,
  readReportRows,
  type ReportPage,
  type ReportRow,
  type ReportScope,
} from '@consign/queries';
import { useClient } from '@consign/session';
import { useEffect, useRef, useState } from 'react';

import type { Segment } from '../segments.js';

/** The action that needs all rows, as shown: 'Labels', 'Open in search'. */
export type Purpose = 'Labels' | 'Notes' | 'CSV file' | 'Open in search';

interface Reading {
  readonly purpose: Purpose;
  readonly read: number;
  readonly total: number;
}

export interface AllRows {
  readonly reading: Reading | null;
  /** Why the last reading failed, as a sentence. */
  readonly failure: string | null;
  /** Reads every row behind the figure; null if that was stopped or failed. Calls back immediately if all are shown. */
  readonly withRows: (purpose: Purpose, use: (rows: readonly ReportRow[] | null) => void) => void;
  readonly stop: () => void;
}

interface Options {
  readonly segment: Segment;
  readonly scope: ReportScope;
  /** The page that is shown; undefined until it has loaded. */
  readonly shown: ReportPage | undefined;
  /** Called when there are not as many rows as shown. */
  readonly onChanged: () => void;
}

/** Reads everything behind a figure, not only the page (DASH-19). */
export function useRows({ segment, scope, shown, onChanged }: Options): AllRows {
  const client = useClient();
  const [reading, setReading] = useState<Reading | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const aborting = useRef<AbortController | null>(null);
  useEffect(() => () => aborting.current?.abort(), []);

  const withRows: AllRows['withRows'] = (purpose, use) => {
    setFailure(null);
    if (shown !== undefined && shown.results.length === shown.rowCount) {
      use(shown.results);
      return;
    }
    const controller = new AbortController();
    aborting.current = controller;
    void readAll(purpose, controller.signal).then(use);
  };

  async function readAll(purpose: Purpose, signal: AbortSignal): Promise<readonly ReportRow[] | null> {
    setReading({ purpose, read: 0, total: shown?.rowCount ?? 0 });
    try {
      const rows = await readReportRows(client, scope, segment, {
        signal,
        onProgress: (read, total) => setReading({ purpose, read, total }),
      });
      if (shown !== undefined && rows.length !== shown.rowCount) onChanged();
      return rows;
    } catch (error) {
      if (!signal.aborted) setFailure(describeFailure(error, purpose));
      return null;
    } finally {
      setReading(null);
    }
  }

  return { reading, failure, withRows, stop: () => aborting.current?.abort() };
}

function describeFailure(error: unknown, purpose: Purpose): string {
  const done = purpose === 'Open in search' ? 'opened' : 'downloaded';
  const next = `Nothing was ${done}. Try again.`;
  if (error instanceof FigureChangedError) {
    return `The figure changed while its consignments were read. ${next}`;
  }
  const reason = error instanceof Error ? error.message.replace(/\.$/u, '') : 'Something went wrong';
  return `${reason}. ${next}`;
}
