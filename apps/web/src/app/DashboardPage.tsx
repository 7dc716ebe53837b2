import { canOpenRoute, type RouteName } from '@consign/domain/permissions';
import { DashboardScreen, type DashboardLinks } from '@consign/feature-dashboard';
import { useRouter } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';

import { useAccess } from './use-access.js';
import { useConsignmentLink } from './use-consignment-link.js';

interface Props {
  readonly query: Record<string, string>;
  /** Opens the same route with another query. */
  readonly onChange: (change: { readonly query: Record<string, string>; readonly replace: boolean }) => void;
}

/** The dashboard with links to what the user can open. */
export function DashboardPage({ query, onChange }: Props): ReactNode {
  return <DashboardScreen query={query} onChange={onChange} links={useLinks()} />;
}

function useLinks(): DashboardLinks {
  const router = useRouter();
  const access = useAccess();
  const consignment = useConsignmentLink();
  return useMemo(() => {
    const opens = (name: RouteName): boolean => canOpenRoute(name, access).allowed;
    return {
      search: opens('search')
        ? {
            href: (search) => router.buildLocation({ to: '/search', search }).href,
            open: (search) => void router.navigate({ to: '/search', search }),
          }
        : null,
      findReferences: opens('search')
        ? (references) => void router.navigate({ to: '/search', search: {}, state: { references } })
        : null,
      consignment: opens('consignment') ? consignment : null,
      newConsignment: opens('newConsignment')
        ? {
            href: router.buildLocation({ to: '/consignment/create' }).href,
            open: () => void router.navigate({ to: '/consignment/create' }),
          }
        : null,
    };
  }, [router, access, consignment]);
}
