import { closeFinder, openFinder, toastError } from '@consign/ui';
import { isolate } from '@consign/domain';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

import { useConsignmentFinder } from './use-consignment-finder.js';

interface Props {
  /** The scanned text. */
  readonly text: string;
  readonly onOpen: (reference: string) => void;
}

/** Looks up a scan and opens its consignment (NAV-22); several matches are shown in the palette. */
export function OpenScanned({ text, onOpen }: Props): ReactNode {
  const { find } = useConsignmentFinder();
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const open = async (): Promise<void> => {
      // A failure is shown by the query; the label can be scanned again.
      const found = await find(text).catch(() => null);
      closeFinder();
      if (found?.type === 'one') onOpen(found.reference);
      if (found?.type === 'several') openFinder('search', text);
      if (found?.type === 'none') toastError(`No consignment of your sites has ${showScan(text)}`);
    };
    void open();
  });
  return <VisuallyHidden aria-live="polite">Looking up {showScan(text)}…</VisuallyHidden>;
}

/** The scan without control characters. */
function showScan(text: string): string {
  return isolate(text.replaceAll(/\p{Cc}/gu, ' ').trim());
}
