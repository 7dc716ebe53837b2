import { visibleDrawerTabs, routeAccess } from '@consign/domain/permissions';
import { useSettings } from '@consign/session';
import { below640, Logo, useMedia } from '@consign/ui';
import { useScrollLock } from '@consign/ui/dialogs';
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import classes from './NavPanel.module.css';
import { useSignOut } from './SignOutProvider.js';
import { useAccess } from './use-access.js';
import { useScreen } from './use-screen.js';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDetails: () => void;
}

/**
 * Content of the navigation drawer, loaded when first opened. From 640 px it has every tab, because the top bar has none
 * below 1,024 px (NAV-06).
 */
export function NavPanel({ opened, onClose, onDetails }: Props): ReactNode {
  // Mount closed, then open: this plays the transition and lets the drawer return focus on close.
  const isMounted = useMounted();
  const isOpen = opened && isMounted;
  useScrollLock(isOpen);
  const isSmall = useMedia(below640);
  const tabs = visibleDrawerTabs(useAccess(), isSmall);
  const current = useScreen()?.tab ?? null;
  const signOut = useSignOut();
  const { brand, tenantName } = useSettings();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={280}
      lockScroll={false}
      title={<Logo mark={brand?.logoPath ?? null} name={tenantName} />}
      classNames={{ header: classes.header, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Close menu' }}
      transitionProps={{ duration: 150 }}
    >
      <nav className={classes.links} aria-label="Main">
        {tabs.map(({ name, route, label }) => (
          <Link
            key={name}
            to={routeAccess[route].path}
            className={classes.link}
            aria-current={name === current ? 'page' : undefined}
            onClick={onClose}
          >
            {label}
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className={classes.link}
        onClick={() => {
          onClose();
          onDetails();
        }}
      >
        My details
      </button>
      <button
        type="button"
        className={classes.link}
        onClick={() => {
          onClose();
          signOut();
        }}
      >
        Sign out
      </button>
    </Drawer>
  );
}
