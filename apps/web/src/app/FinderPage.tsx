import { canOpenRoute, routeAccess, visibleTabs } from '@consign/domain/permissions';
import { canCreateByHand } from '@consign/domain/status';
import { Finder, type FinderLinks, type FinderScreen } from '@consign/feature-find';
import { useRouter } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';

import { useAccess } from './use-access.js';
import { useConsignmentLink } from './links.js';

/** Connects the palette, scans and the list of keys to the router. */
export function FinderPage(): ReactNode {
  const router = useRouter();
  const access = useAccess();
  const link = useConsignmentLink();
  const links = useMemo((): Omit<FinderLinks, 'recent'> => {
    const toScreen = (label: string, to: string, reason: string | null = null): FinderScreen => ({
      label,
      href: router.buildLocation({ to }).href,
      reason,
      open: () => void router.navigate({ to }),
    });
    const creation = canCreateByHand(access);
    const toList = (text: string) =>
      ({ to: '/search', search: { searchTerm: text, allDates: 'true', sites: 'all' } }) as const;
    return {
      screens: [
        ...visibleTabs(access).map(({ label, route }) => toScreen(label, routeAccess[route].path)),
        ...(!creation.allowed && creation.hidden
          ? []
          : [
              toScreen(
                'New Consignment',
                routeAccess.newConsignment.path,
                creation.allowed ? null : creation.reason,
              ),
            ]),
        toScreen('Theme', routeAccess.themeSettings.path),
      ],
      consignments: canOpenRoute('search', access).allowed
        ? {
            ...link,
            searchHref: (text) => router.buildLocation(toList(text)).href,
            search: (text) => void router.navigate(toList(text)),
          }
        : null,
    };
  }, [router, access, link]);
  return <Finder {...links} recent={router.options.context.recentReferences} />;
}
