import {
  below640,
  below768,
  layout,
  lazyComponent,
  Logo,
  openFinder,
  PageTitle,
  switchLetterKeys,
  useFinderKeys,
  useFinderView,
  useMedia,
  useScreenActions,
} from '@consign/ui';
import { useSettings, useClient, usePermissions, usePreferences } from '@consign/session';
import { Outlet, Link } from '@tanstack/react-router';
import { useRef, type ReactNode, useState, useEffect, type ComponentProps } from 'react';
import { canOpenRoute, routeAccess } from '@consign/domain/permissions';
import { IconScan, IconSearch, IconMenu2 } from '@tabler/icons-react';
import { noticeQueries, sessionQueries } from '@consign/queries';
import { useQuery } from '@tanstack/react-query';

import { DocumentTitle, mainId } from './RouteAnnouncer.js';
import { MyDetails } from './MyDetails.js';
import { NewConsignment } from './NewConsignment.js';
import classes from './Shell.module.css';
import { SitePicker } from './SitePicker.js';
import { Tabs } from './Tabs.js';
import { UserMenu } from './UserMenu.js';
import { useAccess } from './use-access.js';
import { useOpenReference, useScreen } from './use-screen.js';

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

function openCamera(): void {
  openFinder('camera');
}

/** Search on every screen; below 1,024 px, where a camera is at hand, also Scan (NAV-20, NAV-26). */
function FindButtons(): ReactNode {
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

const NavPanel = lazyComponent(async () => (await import('./NavPanel.js')).NavPanel);

/** The navigation drawer of screens below 1,024 px (NAV-06, NAV-15). */
function NavDrawer(): ReactNode {
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

const NoticeList = lazyComponent(async () => (await import('./NoticeList.js')).NoticeList);

/** Tells the user at the next load which mails were given up (DOCS-15). */
function Notices(): ReactNode {
  const enabled = usePermissions().has('Access.DISPATCH');
  const { data = [] } = useQuery({ ...noticeQueries(useClient()).all(), enabled });
  return data.length === 0 ? null : <NoticeList notices={data} />;
}

const FinderPage = lazyComponent(async () => (await import('./FinderPage.js')).FinderPage);

/** The keys of every screen; the views that they open load on first use (NAV-20, NAV-22, NAV-24). */
function Finder(): ReactNode {
  const scans = canOpenRoute('search', useAccess()).allowed;
  const { letterKeys } = usePreferences();
  useEffect(() => switchLetterKeys(letterKeys), [letterKeys]);
  useFinderKeys({ scans });
  const isOpen = useFinderView() !== null;
  const [isUsed, setUsed] = useState(isOpen);
  if (isOpen && !isUsed) setUsed(true);
  return isUsed ? <FinderPage /> : null;
}

/** The tenant's logo, linking home (NAV-01). */
function HomeLink(): ReactNode {
  const { brand, tenantName } = useSettings();
  return (
    <Link to="/" activeOptions={{ exact: true }} className={classes.link} aria-label={`${tenantName}, home`}>
      <Logo mark={brand?.logoPath ?? null} name={tenantName} />
    </Link>
  );
}

const { home, dashboard, search, report, dock } = routeAccess;
/** The screens whose rows the sites choose (NAV-04). */
const screens = new Set<string>([home, dashboard, search, report, dock].map(({ path }) => path));

/** The controls that don't fit into a narrow top bar: the sites, and on phones New Consignment (NAV-31). */
function PhoneTools(): ReactNode {
  const { isNarrow, isPhone } = useBarWidth();
  const path = useScreen()?.path ?? '';
  // The form needs a larger screen (PLAT-21); a quote creates consignments on phones too.
  const canQuote = canOpenRoute('quote', useAccess()).allowed;
  if (!isNarrow || !screens.has(path)) return null;
  return (
    <div className={classes.tools}>
      <SitePicker />
      {isPhone && canQuote && <NewConsignment />}
    </div>
  );
}

/** Says which settings of the organisation cannot be read, so that their defaults apply (PLAT-07). */
function SettingsWarning(): ReactNode {
  const { data } = useQuery({ ...sessionQueries(useClient()).organisation(), enabled: false });
  const problems = data?.settingsProblems ?? [];
  if (problems.length === 0) return null;
  return (
    <section className={layout.notice} data-edge data-tone="warning" aria-label="Settings that can't be read">
      <p>
        Some settings of your organisation can&apos;t be read, so their defaults apply. Ask your freight
        provider to correct them:
      </p>
      <ul className={layout.bullets}>
        {problems.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the top bar is too narrow for the sites (below 768 px), and for New Consignment too (below 640 px). */
function useBarWidth(): { readonly isNarrow: boolean; readonly isPhone: boolean } {
  const isNarrow = useMedia(below768);
  const isPhone = useMedia(below640);
  return { isNarrow, isPhone };
}

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  readonly 'aria-label': string;
  /** Hidden at 1,024 px and wider. */
  readonly narrowOnly?: boolean;
}

/** An icon button of the top bar. */
function TopBarButton({ narrowOnly = false, ...props }: Props): ReactNode {
  return (
    <button type="button" className={classes.button} data-narrow-only={narrowOnly || undefined} {...props} />
  );
}
