import { canOpenRoute, routeAccess } from '@consign/domain/permissions';
import type { ReactNode } from 'react';

import { NewConsignment } from './NewConsignment.js';
import classes from './PhoneTools.module.css';
import { SitePicker } from './SitePicker.js';
import { useAccess } from './use-access.js';
import { useBarWidth } from './use-bar-width.js';
import { useScreen } from './use-screen.js';

const { home, dashboard, search, report } = routeAccess;
/** The screens whose rows the sites choose (NAV-04). */
const screens = new Set<string>([home, dashboard, search, report].map(({ path }) => path));

/** The controls that don't fit into a narrow top bar: the sites, and on phones New Consignment (NAV-31). */
export function PhoneTools(): ReactNode {
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
