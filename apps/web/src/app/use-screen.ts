import { routeAccess, type RouteAccess } from '@consign/domain/permissions';
import { useMatches } from '@tanstack/react-router';

/** The open consignment's reference, which titles the browser tab instead of the screen's title (CONS-89). */
export function useOpenReference(): string | null {
  return useMatches({
    select: (matches) => {
      const params: { readonly id?: string } = matches.at(-1)?.params ?? {};
      return params.id?.toUpperCase() ?? null;
    },
  });
}

/** The `routeAccess` entry of the current screen, or null on the not-found page. */
export function useScreen(): RouteAccess | null {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  return name === undefined ? null : routeAccess[name];
}
