import { openTab } from '@consign/consignment-parts';
import { useState, type MouseEvent } from 'react';

/** An address that counts for five minutes (DOCS-11). */
export interface SignedAddress {
  readonly uri: string;
  /** Milliseconds since 1970. */
  readonly givenAt: number;
}

interface Options {
  /** Null where there is none yet. */
  readonly address: SignedAddress | null;
  /** What is opened, and what its tab says until then. */
  readonly name: string;
  readonly text: string;
  /** Asks for an address that counts; null where there is none. */
  readonly renew: () => Promise<string | null>;
  readonly onOpened?: (() => void) | undefined;
}

interface SignedLink {
  /** For a link; null where there is no address. */
  readonly linkProps: {
    readonly href: string;
    readonly target: '_blank';
    readonly rel: string;
    readonly onClick: (event: MouseEvent) => void;
    readonly onAuxClick: (event: MouseEvent) => void;
  } | null;
  /** Asks for an address and opens it. */
  readonly open: () => Promise<void>;
  readonly opening: boolean;
  readonly failed: boolean;
  /** The address where the browser opened no tab for it. */
  readonly blocked: string | null;
}

// Half a minute less than it counts, for the way to it and for clocks that differ.
const usableMs = 4.5 * 60_000;
const middleButton = 1;

/** A link to what has a signed address: one that no longer counts is asked for again on the click. */
export function useSignedLink({ address, name, text, renew, onOpened }: Options): SignedLink {
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);

  const open = async (): Promise<void> => {
    // On the click itself: later a browser blocks it.
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
