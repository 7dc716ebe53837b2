import { PageTitle } from '@consign/ui';
import { useSettings } from '@consign/session';
import { Outlet } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';

import { DocumentTitle } from './DocumentTitle.js';
import { FindButtons } from './FindButtons.js';
import { Finder } from './Finder.js';
import { HomeLink } from './HomeLink.js';
import { NavDrawer } from './NavDrawer.js';
import { NewConsignment } from './NewConsignment.js';
import { Notices } from './Notices.js';
import { PhoneTools } from './PhoneTools.js';
import { mainId } from './RouteAnnouncer.js';
import classes from './Shell.module.css';
import { SettingsWarning } from './SettingsWarning.js';
import { SitePicker } from './SitePicker.js';
import { Tabs } from './Tabs.js';
import { useBarWidth } from './use-bar-width.js';
import { useOpenReference, useScreen } from './use-screen.js';
import { UserMenu } from './UserMenu.js';

/** Layout of every screen of a signed-in user. */
export function Shell(): ReactNode {
  const { tenantName } = useSettings();
  const screen = useScreen();
  const reference = useOpenReference();
  const { isNarrow, isPhone } = useBarWidth();
  const main = useRef<HTMLElement>(null);
  const title = screen?.title ?? '';
  return (
    <div className={classes.shell}>
      <DocumentTitle title={reference ?? title} tenantName={tenantName} />
      <a
        className={classes.skip}
        href={`#${mainId}`}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      <header className={classes.bar}>
        <NavDrawer />
        <HomeLink />
        <Tabs current={screen?.tab ?? null} />
        <div className={classes.title} data-repeated={screen?.tab === 'dashboard' || undefined}>
          <PageTitle>{title}</PageTitle>
        </div>
        <div className={classes.actions}>
          <FindButtons />
          {!isNarrow && <SitePicker />}
          {!isPhone && <NewConsignment />}
          <UserMenu />
        </div>
      </header>
      <main ref={main} id={mainId} tabIndex={-1} className={classes.main}>
        <PhoneTools />
        <SettingsWarning />
        <Notices />
        <Outlet />
      </main>
      <Finder />
    </div>
  );
}
