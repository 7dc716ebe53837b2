export interface OpenedTab {
  /** False where there is no tab, or it has been led somewhere already. */
  readonly navigate: (uri: string) => boolean;
  readonly close: () => void;
}

/**
 * A tab for a document that is still to be made. It has to be opened on the click itself: browsers block it later. One
 * that is not led anywhere has to be closed.
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
