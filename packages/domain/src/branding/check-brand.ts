import { fields, need } from '../argument.js';
import { formatCount } from '../format-count.js';
import { parsed, parseFailed, type Parsed, type Problem } from '../problem.js';
import { isColour, isLogoPath, maxLogoPath, type BrandTexts } from '../settings/tenant-brand.js';
import type { TenantBrand } from '../settings/tenant-settings.js';
import { buildBrand } from './build-brand.js';

const brandArgument = fields('an object with colour, topBarColour and logoPath', {});

/**
 * Checks a brand before it is stored (PLAT-09): its colours and its logo can be read, and text on its colours too. All
 * three null is no brand, which has the default theme.
 */
export function checkTenantBrand(brand: BrandTexts): Parsed<TenantBrand | null> {
  need('checkTenantBrand', 'brand', brand, brandArgument);
  const { colour, topBarColour, logoPath } = brand;
  if (colour === null && topBarColour === null && logoPath === null) return parsed(null);
  const problems: Problem[] = [];
  const refuse = (path: string, message: string) => void problems.push({ id: 'PLAT-09', path, message });
  if (colour === null) refuse('brandColour', 'A brand needs a colour, such as #047781');
  else if (!isColour(colour)) refuse('brandColour', 'The brand colour must be written as #rrggbb');
  if (topBarColour !== null && !isColour(topBarColour))
    refuse('brandTopBarColour', 'The top bar colour must be written as #rrggbb');
  if (logoPath !== null && !isLogoPath(logoPath))
    refuse(
      'brandLogoPath',
      `The logo must be the path data of an SVG with the viewBox 0 0 24 24, at most ${formatCount(maxLogoPath)} characters`,
    );
  if (problems.length > 0 || colour === null) return parseFailed(...problems);
  const read = { colour, topBarColour, logoPath };
  const built = buildBrand(read);
  return built.ok ? parsed(read) : parseFailed(...built.problems);
}
