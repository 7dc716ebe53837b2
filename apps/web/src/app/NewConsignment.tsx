import { canOpenRoute, routeAccess } from '@consign/domain/permissions';
import { sessionQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastError } from '@consign/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import classes from './NewConsignment.module.css';
import { noSiteMessage } from './no-site-message.js';
import { useAccess } from './use-access.js';

/** Shown to users who can create consignments (NAV-03), except on small screens (PLAT-21). Without a site, explains why (ROUTE-08). */
export function NewConsignment(): ReactNode {
  const sites = useQuery(sessionQueries(useClient()).sites());
  if (!canOpenRoute('newConsignment', useAccess()).allowed) return null;
  return (
    <Link
      to={routeAccess.newConsignment.path}
      className={classes.button}
      onClick={(event) => {
        if (sites.data?.length !== 0) return;
        event.preventDefault();
        toastError(noSiteMessage);
      }}
    >
      <IconPlus size={16} aria-hidden />
      New Consignment
    </Link>
  );
}
