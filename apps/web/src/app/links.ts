import type { ConsignmentLink } from '@consign/feature-search';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { canOpenRoute, routeAccess, type RouteContext } from '@consign/domain/permissions';

/** Lets a screen link to consignments without knowing the routes. */
export function useConsignmentLink(): ConsignmentLink {
  const router = useRouter();
  return useMemo(() => {
    const to = (id: string) => ({ to: '/consignment/$id', params: { id } }) as const;
    return {
      href: (reference) => router.buildLocation(to(reference)).href,
      open: (reference) => void router.navigate(to(reference)),
    };
  }, [router]);
}

/** The address of a consignment; null for users who can't open one. */
export function useConsignmentHref(access: RouteContext): ConsignmentLink['href'] | null {
  const { href } = useConsignmentLink();
  return canOpenRoute('consignment', access).allowed ? href : null;
}

type ScreenPath = (typeof routeAccess)['theming' | 'themeSettings']['path'];

/** Lets a screen link to another without knowing the routes. */
export function useScreenLink(to: ScreenPath): { readonly href: string; readonly open: () => void } {
  const router = useRouter();
  return { href: router.buildLocation({ to }).href, open: () => void router.navigate({ to }) };
}
