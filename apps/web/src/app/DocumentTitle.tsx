import { useEffect, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** The tenant's name. */
  readonly tenantName: string;
}

/** The route's title in the browser's tab (ROUTE-16). */
export function DocumentTitle({ title, tenantName }: Props): ReactNode {
  useEffect(() => {
    document.title = `${title} · ${tenantName}`;
  }, [title, tenantName]);
  return null;
}
