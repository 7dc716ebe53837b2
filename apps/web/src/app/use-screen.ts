import { routeAccess, type RouteAccess } from '@consign/domain/permissions';
import { useMatches } from '@tanstack/react-router';

/** The `routeAccess` entry of the current screen, or null on the not-found page. */
export function useScreen(): RouteAccess | null {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  return name === undefined ? null : routeAccess[name];
}
