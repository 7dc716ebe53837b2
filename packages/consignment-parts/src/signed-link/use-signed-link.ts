import { useState, type MouseEvent } from 'react';

import { openTab } from '../open-tab.js';

/** A URL that is valid for five minutes (DOCS-11). */
export interface SignedAddress {
  readonly uri: string;
  /** Milliseconds since 1970. */
  readonly givenAt: number;
}

interface Options {
  /** Null if there is none yet. */
  readonly address: SignedAddress | null;
  /** The name of the document, and the text of its tab until it opens. */
  readonly name: string;
  readonly text: string;
  /** Requests a valid URL; null if there is none. */
  readonly renew: () => Promise<string | null>;
  readonly onOpened?: (() => void) | undefined;
}

interface SignedLink {
  /** Props of the link; null without a URL. */
  readonly linkProps: {
    readonly href: string;
    readonly target: '_blank';
    readonly rel: string;
    readonly onClick: (event: MouseEvent) => void;
    readonly onAuxClick: (event: MouseEvent) => void;
  } | null;
  /** Requests a URL and opens it. */
  readonly open: () => Promise<void>;
  readonly opening: boolean;
  readonly failed: boolean;
  /** The URL if the browser blocked the tab. */
  readonly blocked: string | null;
}

// Half a minute less than the validity, for network delay and clock skew.
const usableMs = 4.5 * 60_000;
const middleButton = 1;

/** A link with a signed URL, which is renewed on click once it has expired. */
export function useSignedLink({ address, name, text, renew, onOpened }: Options): SignedLink {
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);

  const open = async (): Promise<void> => {
    // Open the tab on the click itself: browsers block it later.
    const tab = openTab(name, text);
    setOpening(true);
    setFailed(false);
    setBlocked(null);
    try {
      const uri = await renew();
      if (uri === null) throw new Error('There is none');
      onOpened?.();
      if (!tab.navigate(uri)) setBlocked(uri);
    } catch {
      tab.close();
      setFailed(true);
    }
    setOpening(false);
  };
  const follow = (event: MouseEvent): void => {
    if (address !== null && Date.now() - address.givenAt < usableMs) {
      onOpened?.();
      return;
    }
    event.preventDefault();
    if (!opening) void open();
  };

  return {
    linkProps: address && {
      href: address.uri,
      target: '_blank',
      rel: 'noopener noreferrer',
      onClick: follow,
      onAuxClick: (event) => {
        if (event.button === middleButton) follow(event);
      },
    },
    open,
    opening,
    failed,
    blocked,
  };
}
