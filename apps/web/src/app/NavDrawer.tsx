import { lazyComponent } from '@consign/ui';
import { IconMenu2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { MyDetails } from './MyDetails.js';
import { TopBarButton } from './TopBarButton.js';

const NavPanel = lazyComponent(async () => (await import('./NavPanel.js')).NavPanel);

/** The navigation drawer of screens below 1,024 px (NAV-06, NAV-15). */
export function NavDrawer(): ReactNode {
  const [opened, setOpened] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [details, setDetails] = useState(false);
  return (
    <>
      <TopBarButton
        narrowOnly
        aria-label="Open menu"
        onPointerEnter={NavPanel.preload}
        onClick={() => {
          setLoaded(true);
          setOpened(true);
        }}
      >
        <IconMenu2 size={22} aria-hidden />
      </TopBarButton>
      {isLoaded && (
        <NavPanel opened={opened} onClose={() => setOpened(false)} onDetails={() => setDetails(true)} />
      )}
      <MyDetails opened={details} onClose={() => setDetails(false)} />
    </>
  );
}
