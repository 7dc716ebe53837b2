import { routeAccess } from '@consign/domain/permissions';
import { useRouter } from '@tanstack/react-router';

type Fixed = (typeof routeAccess)['theming' | 'themeSettings']['path'];

/** How a screen leads to another one without knowing the routes. */
export function useScreenLink(to: Fixed): { readonly href: string; readonly open: () => void } {
  const router = useRouter();
  return { href: router.buildLocation({ to }).href, open: () => void router.navigate({ to }) };
}
