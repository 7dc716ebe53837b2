import { useSettings } from '@consign/session';
import { Logo } from '@consign/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import classes from './HomeLink.module.css';

/** The tenant's logo, linking home (NAV-01). */
export function HomeLink(): ReactNode {
  const { brand, tenantName } = useSettings();
  return (
    <Link to="/" activeOptions={{ exact: true }} className={classes.link} aria-label={`${tenantName}, home`}>
      <Logo mark={brand?.logoPath ?? null} name={tenantName} />
    </Link>
  );
}
