import { routeAccess } from '@consign/domain/permissions';
import { useRouter } from '@tanstack/react-router';

type ScreenPath = (typeof routeAccess)['theming' | 'themeSettings']['path'];

/** Lets a screen link to another without knowing the routes. */
export function useScreenLink(to: ScreenPath): { readonly href: string; readonly open: () => void } {
  const router = useRouter();
  return { href: router.buildLocation({ to }).href, open: () => void router.navigate({ to }) };
}
