import type { Brand } from '@consign/domain/branding';
import { defaultTheme } from '@consign/ui/tokens';

export const defaultThemeName = 'Default';

/** A theme as people call it. */
export function toThemeName(theme: Brand, tenantName: string): string {
  return theme === defaultTheme ? defaultThemeName : tenantName;
}
