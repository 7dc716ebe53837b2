export interface OpenedTab {
  /** Returns false if there is no tab, or if it has been navigated already. */
  readonly navigate: (uri: string) => boolean;
  readonly close: () => void;
}

/**
 * Opens a tab for a document that does not exist yet. Call it on the click itself: browsers block tabs opened later.
 * Close a tab that is not navigated.
 */
export function openTab(title: string, text = `Preparing ${title.toLowerCase()}…`): OpenedTab {
  let tab = window.open('', '_blank');
  if (tab !== null) {
    tab.opener = null;
    tab.document.title = title;
    tab.document.body.textContent = text;
  }
  return {
    navigate: (uri) => {
      if (tab === null || tab.closed) return false;
      tab.location.replace(uri);
      tab = null;
      return true;
    },
    close: () => {
      tab?.close();
      tab = null;
    },
  };
}
