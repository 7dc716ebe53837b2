import { useAnalytics, useClient } from '@consign/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { createCsvDownload, type CsvDownload, type CsvDownloadState } from './csv-download.js';

// One per user, like the query cache: it goes on when its screen is left.
const downloads = new WeakMap<QueryClient, CsvDownload>();

/** The user's download and its state (EXTR-11). */
export function useCsvDownload(): { readonly download: CsvDownload; readonly state: CsvDownloadState } {
  const client = useClient();
  const track = useAnalytics();
  const queryClient = useQueryClient();
  const known = downloads.get(queryClient);
  const download =
    known ??
    createCsvDownload({
      client,
      onDownloaded: () => track({ name: 'export downloaded', format: 'csv' }),
    });
  if (known === undefined) downloads.set(queryClient, download);
  return { download, state: useSyncExternalStore(download.subscribe, download.getState) };
}
