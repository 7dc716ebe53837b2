import type { Brand } from '@consign/domain/branding';
import { defaultTheme, type Scheme } from '@consign/ui/tokens';
import { createContext, use } from 'react';

interface ShownLook {
  readonly brand: Brand;
  readonly scheme: Scheme;
}

export const LookContext = createContext<ShownLook>({ brand: defaultTheme, scheme: 'light' });

/** The brand and scheme in which a page is shown. */
export function useLook(): ShownLook {
  return use(LookContext);
}
