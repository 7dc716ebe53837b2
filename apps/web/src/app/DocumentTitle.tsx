import { useEffect, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly tenantName: string;
}

/** Sets the browser tab's title (ROUTE-16). */
export function DocumentTitle({ title, tenantName }: Props): ReactNode {
  useEffect(() => {
    document.title = `${title} · ${tenantName}`;
  }, [title, tenantName]);
  return null;
}
