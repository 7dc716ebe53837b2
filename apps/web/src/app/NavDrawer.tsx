import { openDrawerTabs, routeAccess } from '@consign/domain/permissions';
import { useSettings } from '@consign/session';
import { Logo } from '@consign/ui';
import { Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

import { MyDetails } from './MyDetails.js';
import classes from './NavDrawer.module.css';
import { useSignOut } from './SignOutProvider.js';
import { useAccess } from './use-access.js';
import { useScreen } from './use-screen.js';

/** The tabs of small screens (NAV-06, NAV-15). */
export function NavDrawer(): ReactNode {
  const [opened, setOpened] = useState(false);
  const [details, setDetails] = useState(false);
  const tabs = openDrawerTabs(useAccess());
  const current = useScreen()?.tab ?? null;
  const signOut = useSignOut();
  const { tenantCode, tenantName } = useSettings();
  const close = () => setOpened(false);
  return (
    <>
      <button type="button" className={classes.burger} aria-label="Open menu" onClick={() => setOpened(true)}>
        <IconMenu2 size={22} aria-hidden />
      </button>
      <Drawer
        opened={opened}
        onClose={close}
        size={280}
        title={<Logo tenantCode={tenantCode} name={tenantName} />}
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
              onClick={close}
            >
              {label}
            </Link>
          ))}
        </nav>
        <button
          type="button"
          className={classes.link}
          onClick={() => {
            close();
            setDetails(true);
          }}
        >
          My details
        </button>
        <button
          type="button"
          className={classes.link}
          onClick={() => {
            close();
            signOut();
          }}
        >
          Sign out
        </button>
      </Drawer>
      <MyDetails opened={details} onClose={() => setDetails(false)} />
    </>
  );
}
