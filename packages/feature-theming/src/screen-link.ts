import { openHere } from '@consign/ui';
import type { MouseEvent } from 'react';

/** The way to another screen: by address, so that a new tab works, and by a call for a plain click. */
export interface ScreenLink {
  readonly href: string;
  readonly open: () => void;
}

export function linkProps({ href, open }: ScreenLink): {
  href: string;
  onClick: (event: MouseEvent) => void;
} {
  return {
    href,
    onClick: (event) => openHere(event, open),
  };
}
