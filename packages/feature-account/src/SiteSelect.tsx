import { useSites } from '@consign/session';
import { MultiSelectField } from '@consign/ui';
import type { ReactNode } from 'react';

import { siteLabel, siteSummary } from './site-names.js';

/** Selects the sites that list, dashboard and reports include; in the top bar (NAV-04). */
export function SiteSelect(): ReactNode {
  const { available, activeIds, setActiveIds } = useSites();
  if (available.length === 0) return null;
  return (
    <MultiSelectField
      inBar
      label="Sites"
      placeholder="Select sites"
      allLabel="All sites"
      noneLabel="None"
      options={available.map((site) => ({ value: site.id, label: siteLabel(site) }))}
      values={activeIds}
      onChange={setActiveIds}
      summary={siteSummary(activeIds, available)}
    />
  );
}
