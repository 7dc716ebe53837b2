import { canOpenRoute, type RouteName } from '@consign/domain/permissions';
import { DashboardScreen, type DashboardLinks } from '@consign/feature-dashboard';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';

import { pickStrings } from './query-string.js';
import { useAccess } from './use-access.js';
import { useConsignmentLink } from './links.js';

/** The dashboard at / and /dashboard, with links to what the user can open. */
export function DashboardPage(): ReactNode {
  const router = useRouter();
  const query = useSearch({ strict: false, select: pickStrings });
  return (
    <DashboardScreen
      query={query}
      // The same route with another query.
      onChange={({ query: search, replace }) =>
        void router.navigate({ to: '.', search, replace, resetScroll: false })
      }
      links={useLinks()}
    />
  );
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
