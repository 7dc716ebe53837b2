import { useBulkRunner } from '../BulkRunner/index.js';
import { openTab, type OpenedTab } from '../open-tab.js';
import type { SelectedConsignment } from '../selection/index.js';
import { documentsTask, documentTitles, exportTask } from './document-tasks.js';
import { useDownloadContext } from './tasks.js';

export type DownloadAction = 'labels' | 'notes' | 'exportCsv';

/** How a download starts. Call both on the click itself: browsers block tabs opened later. */
interface DownloadStart {
  /** Opens the tab for a download's documents before they are known; null for a download without a tab. */
  readonly openTab: (action: DownloadAction) => OpenedTab | null;
  /** Starts a download in the runner. Without a tab, it opens its own. */
  readonly start: (
    action: DownloadAction,
    items: readonly SelectedConsignment[],
    tab?: OpenedTab | null,
  ) => void;
}

export function useDownloadStart(): DownloadStart {
  const runner = useBulkRunner();
  const context = useDownloadContext();
  return {
    openTab: (action) => {
      const hasTab = action === 'notes' || (action === 'labels' && context.labelFormat === 'PDF');
      return hasTab ? openTab(documentTitles[action]) : null;
    },
    start: (action, items, tab = null) =>
      void runner.start(
        action === 'exportCsv' ? exportTask(items, context) : documentsTask(action, items, context, tab),
      ),
  };
}
