import { sessionQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { lazyComponent } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import classes from './SitePicker.module.css';

const Select = lazyComponent(async () => (await import('@consign/feature-account/site-select')).SiteSelect);

/** The site select. Renders nothing until the sites have loaded; the screen below shows loading and errors. */
export function SitePicker(): ReactNode {
  const { data } = useQuery(sessionQueries(useClient()).sites());
  if (data === undefined) return null;
  return (
    <div className={classes.sites}>
      <Select />
    </div>
  );
}
