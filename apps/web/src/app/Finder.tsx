import { canOpenRoute } from '@consign/domain/permissions';
import { usePreferences } from '@consign/session';
import { lazyComponent, switchLetterKeys, useFinderKeys, useFinderView } from '@consign/ui';
import { useEffect, useState, type ReactNode } from 'react';

import { useAccess } from './use-access.js';

const FinderPage = lazyComponent(async () => (await import('./FinderPage.js')).FinderPage);

/** The keys of every screen; the views that they open load on first use (NAV-20, NAV-22, NAV-24). */
export function Finder(): ReactNode {
  const scans = canOpenRoute('search', useAccess()).allowed;
  const { letterKeys } = usePreferences();
  useEffect(() => switchLetterKeys(letterKeys), [letterKeys]);
  useFinderKeys({ scans });
  const isOpen = useFinderView() !== null;
  const [isUsed, setUsed] = useState(isOpen);
  if (isOpen && !isUsed) setUsed(true);
  return isUsed ? <FinderPage /> : null;
}
