import {
  canOpenRoute,
  missingPermissionMessage,
  routeAccess,
  noSiteMessage,
} from '@consign/domain/permissions';
import { canCreateByHand } from '@consign/domain/status';
import { sessionQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { lazyComponent, toastError, useLetterKeys, useScreenActions } from '@consign/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';

import classes from './NewConsignment.module.css';
import { useAccess } from './use-access.js';

const DisabledNewConsignment = lazyComponent(
  async () => (await import('./DisabledNewConsignment.js')).DisabledNewConsignment,
);

/**
 * Shown with the create permission (NAV-03), disabled with a reason without the others (CONS-38); N presses it (CONS-80).
 * Without a site, explains why (ROUTE-08).
 */
export function NewConsignment(): ReactNode {
  const sites = useQuery(sessionQueries(useClient()).sites());
  const access = useAccess();
  const decision = canCreateByHand(access);
  const link = useRef<HTMLAnchorElement>(null);
  const canOpen = decision.allowed && canOpenRoute('newConsignment', access).allowed;
  useLetterKeys({ n: canOpen ? () => link.current?.click() : undefined });
  useScreenActions(canOpen ? [{ label: 'New Consignment', keys: ['n'], isGeneral: true }] : []);
  if (!decision.allowed && decision.hidden) return null;
  if (!decision.allowed) return <DisabledNewConsignment reason={decision.reason} />;
  if (!canOpen) {
    return <DisabledNewConsignment reason={missingPermissionMessage} />;
  }
  return (
    <Link
      ref={link}
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
