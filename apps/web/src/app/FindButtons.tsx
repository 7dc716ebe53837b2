import { canOpenRoute } from '@consign/domain/permissions';
import { openFinder, useScreenActions } from '@consign/ui';
import { IconScan, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { TopBarButton } from './TopBarButton.js';
import { useAccess } from './use-access.js';

function openCamera(): void {
  openFinder('camera');
}

/** Search on every screen; below 1,024 px, where a camera is at hand, also Scan (NAV-20, NAV-26). */
export function FindButtons(): ReactNode {
  const canScan = canOpenRoute('search', useAccess()).allowed;
  useScreenActions(
    canScan ? [{ label: 'Scan a label with the camera', run: openCamera, isGeneral: true }] : [],
  );
  return (
    <>
      {canScan && (
        <TopBarButton narrowOnly aria-label="Scan" title="Scan a label with the camera" onClick={openCamera}>
          <IconScan size={20} aria-hidden />
        </TopBarButton>
      )}
      <TopBarButton
        aria-label="Search everywhere"
        aria-keyshortcuts="Control+K"
        title="Search everywhere (Ctrl+K)"
        onClick={() => openFinder('search')}
      >
        <IconSearch size={20} aria-hidden />
      </TopBarButton>
    </>
  );
}
