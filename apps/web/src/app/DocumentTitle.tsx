import { useEffect, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** The tenant's name. */
  readonly site: string;
}

/** The route's title in the browser's tab (ROUTE-16). */
export function DocumentTitle({ title, site }: Props): ReactNode {
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
  return null;
}
