import { useAnalytics, useClient } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';

import { useBulkRunner } from '../BulkRunner/index.js';
import { openTab, type OpenedTab } from '../open-tab.js';
import type { SelectedConsignment } from '../selection/index.js';
import { documentsTask, documentTitles, exportTask } from './document-tasks.js';

export type DownloadAction = 'labels' | 'notes' | 'exportCsv';

/** Opens the tab of a download's documents; null for one that has none. Call it on the click itself. */
export function openDownloadTab(action: DownloadAction): OpenedTab | null {
  return action === 'exportCsv' ? null : openTab(documentTitles[action]);
}

/** Starts a download in the runner. Without a tab, call it on the click itself: browsers block tabs opened later. */
export function useDownloadStart() {
  const runner = useBulkRunner();
  const client = useClient();
  const queryClient = useQueryClient();
  const track = useAnalytics();
  return (action: DownloadAction, items: readonly SelectedConsignment[], tab: OpenedTab | null = null) => {
    const context = { client, queryClient, track };
    runner.start(
      action === 'exportCsv'
        ? exportTask(items, context)
        : documentsTask(action, items, context, tab ?? undefined),
    );
  };
}
