import type { TenantBrand } from './tenant-settings.js';

/** The texts of a brand as they are stored; any may be wrong. */
export interface BrandTexts {
  readonly colour: string | null;
  readonly topBarColour: string | null;
  readonly logoPath: string | null;
}

/** '#rrggbb'. */
export const isColour = (text: string): boolean => /^#[\da-f]{6}$/iu.test(text);

/** Characters of a logo's path. */
export const maxLogoPath = 2000;

/** SVG path data: commands and numbers only, so that it cannot carry anything else into the page. */
export const isLogoPath = (text: string): boolean =>
  text.length <= maxLogoPath && /^m[mlhvcsqtaz\d\s,.+-]+$/iu.test(text);

/** The brand of stored texts: null without a colour that can be read; a wrong bar or logo is left out. */
export function readBrand({ colour, topBarColour, logoPath }: BrandTexts): TenantBrand | null {
  if (colour === null || !isColour(colour)) return null;
  return {
    colour: colour.toLowerCase(),
    topBarColour: topBarColour !== null && isColour(topBarColour) ? topBarColour.toLowerCase() : null,
    logoPath: logoPath !== null && isLogoPath(logoPath) ? logoPath : null,
  };
}
