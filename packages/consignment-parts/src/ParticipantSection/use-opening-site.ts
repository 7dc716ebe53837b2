import { focusField } from '@consign/ui';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

import type { SiteChoice } from './site-choice.js';

const atOnce = { getInitialValueInEffect: false };

/** Opens a fresh form in the first site to choose; not on a phone, whose keyboard would cover half of the form. */
export function useOpeningSite(senderSite: SiteChoice | null, isFresh: boolean): void {
  const isSmall = useMediaQuery('(max-width: 39.99em)', undefined, atOnce) ?? false;
  const opensWith = useRef(isSmall || !isFresh ? null : senderSite === null ? 'senderSite' : 'receiverSite');
  useEffect(() => {
    if (opensWith.current !== null) focusField(opensWith.current);
  }, []);
}
