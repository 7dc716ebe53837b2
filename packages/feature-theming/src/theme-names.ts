import type { Brand } from '@consign/ui/tokens';

/** Every theme as people call it. */
export const themeNames: Readonly<Record<Brand['name'], string>> = {
  consign: 'Default',
  tasman: 'Tasman',
  aurora: 'Aurora',
};
