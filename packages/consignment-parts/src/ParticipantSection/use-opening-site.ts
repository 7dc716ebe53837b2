import { below640, focusField, useMedia } from '@consign/ui';
import { useEffect, useRef } from 'react';

import type { SiteChoice } from './site-choice.js';

/** Opens a fresh form in the first site to choose; not on a phone, whose keyboard would cover half of the form. */
export function useOpeningSite(senderSite: SiteChoice | null, isFresh: boolean): void {
  const isSmall = useMedia(below640);
  const opensWith = useRef(isSmall || !isFresh ? null : senderSite === null ? 'senderSite' : 'receiverSite');
  useEffect(() => {
    if (opensWith.current !== null) focusField(opensWith.current);
  }, []);
}
