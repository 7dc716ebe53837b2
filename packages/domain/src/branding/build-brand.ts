import { fields, need, text as anyText } from '../argument.js';
import { parsed, parseFailed, type Parsed, type Problem } from '../problem.js';
import type { TenantBrand } from '../settings/tenant-settings.js';
import type { Brand, Shades, TopBarColors } from './brand.js';
import { contrast } from './contrast.js';
import { toHex, toOklch, type Oklch } from './oklch.js';

const WHITE = '#ffffff';
/** WCAG AA for text, and for a graphic such as the mark. */
const TEXT_CONTRAST = 4.5;
const GRAPHIC_CONTRAST = 3;
const RADIUS = 6;

/** Lightness per shade; the brand's shades from 5 on follow its own colour. */
const light = [0.97, 0.94, 0.885, 0.81, 0.72] as const;
const neutrals = [0.984, 0.967, 0.936, 0.893, 0.84, 0.66, 0.53, 0.458, 0.36, 0.21] as const;
const nights = [0.92, 0.82, 0.73, 0.57, 0.4, 0.335, 0.265, 0.222, 0.195, 0.165] as const;
const lightChroma = [0.12, 0.2, 0.4, 0.7, 1] as const;

const brandArgument = fields('an object with colour', { colour: anyText });

/**
 * Builds the theme of a tenant's brand (PLAT-09). Shade 6 is the colour itself. A colour on which white text has less
 * than 4.5:1, or a top bar on which no text has, is a problem that says so.
 */
export function buildBrand(tenantBrand: TenantBrand): Parsed<Brand> {
  need('buildBrand', 'tenantBrand', tenantBrand, brandArgument);
  const { colour, topBarColour, logoPath } = tenantBrand;
  const base = toOklch(colour);
  const brand = brandShades(colour, base);
  const neutral = shades(neutrals, base, 0.006);
  const night = shades(nights, base, 0.014);
  const problems: Problem[] = [];
  if (contrast(colour, WHITE) < TEXT_CONTRAST) problems.push(tooLight(colour, base));
  const bar = topBarColour === null ? null : tintedBar(topBarColour, neutral, night);
  if (topBarColour !== null && bar === null) {
    problems.push({
      id: 'PLAT-09',
      path: 'brandTopBarColour',
      message: `No text can be read on the top bar colour ${topBarColour}. Choose a darker or a lighter one.`,
    });
  }
  if (problems.length > 0) return parseFailed(...problems);
  return parsed({
    name: 'tenant',
    brand,
    neutral,
    night,
    topBar: bar ?? plainBar(brand, neutral, night),
    radius: RADIUS,
    mark: logoPath,
  });
}

function shades(lightness: readonly number[], { hue, chroma }: Oklch, tint: number): Shades {
  const most = Math.min(tint, chroma);
  return lightness.map((each) => toHex({ lightness: each, chroma: most, hue })) as unknown as Shades;
}

function brandShades(colour: string, base: Oklch): Shades {
  const { lightness, chroma, hue } = base;
  const shade = (each: number, part: number) => toHex({ lightness: each, chroma: chroma * part, hue });
  return [
    shade(light[0], lightChroma[0]),
    shade(light[1], lightChroma[1]),
    shade(light[2], lightChroma[2]),
    shade(light[3], lightChroma[3]),
    shade(light[4], lightChroma[4]),
    shade((light[4] + lightness) / 2, 1),
    colour,
    shade(lightness * 0.87, 0.9),
    shade(lightness * 0.74, 0.8),
    shade(lightness * 0.58, 0.7),
  ];
}

/** A white bar; dark in the dark scheme. */
function plainBar(brand: Shades, neutral: Shades, night: Shades): Brand['topBar'] {
  return {
    light: {
      ground: WHITE,
      text: neutral[9],
      dimmed: neutral[7],
      hover: neutral[1],
      line: neutral[3],
      mark: brand[6],
    },
    dark: nightBar(brand[4], night),
  };
}

function nightBar(mark: string, night: Shades): TopBarColors {
  return { ground: night[7], text: night[0], dimmed: night[2], hover: night[6], line: night[5], mark };
}

/** A bar in a colour of its own; null if no text can be read on it. */
function tintedBar(ground: string, neutral: Shades, night: Shades): Brand['topBar'] | null {
  const color = toOklch(ground);
  const isDark = contrast(ground, WHITE) >= TEXT_CONTRAST;
  const text = isDark ? WHITE : neutral[9];
  const tint = toHex({ ...color, lightness: isDark ? 0.9 : 0.3, chroma: Math.min(color.chroma, 0.06) });
  const step = isDark ? [0.08, -0.06] : [-0.05, 0.04];
  const hovers = step.map((by) => toHex({ ...color, lightness: clamp(color.lightness + by) }));
  const isReadable = (ink: string, hover: string) =>
    contrast(ink, ground) >= TEXT_CONTRAST && contrast(ink, hover) >= TEXT_CONTRAST;
  const hover = hovers.find((each) => isReadable(text, each));
  if (hover === undefined) return null;
  const dimmed = isReadable(tint, hover) ? tint : text;
  const mark = contrast(tint, ground) >= GRAPHIC_CONTRAST ? tint : text;
  const bar = { ground, text, dimmed, hover, line: ground, mark };
  if (!isDark) return { light: bar, dark: nightBar(night[0], night) };
  const dimGround = toHex({ ...color, lightness: color.lightness * 0.78 });
  return { light: bar, dark: { ...bar, ground: dimGround, hover: ground, line: night[5] } };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function tooLight(colour: string, { chroma, hue, lightness }: Oklch): Problem {
  let darker = lightness;
  let readable = colour;
  while (contrast(readable, WHITE) < TEXT_CONTRAST && darker > 0) {
    darker -= 0.01;
    readable = toHex({ lightness: clamp(darker), chroma, hue });
  }
  // Rounded down, so that 4.49 isn't shown as 4.5.
  const ratio = Math.floor(contrast(colour, WHITE) * 10) / 10;
  return {
    id: 'PLAT-09',
    path: 'brandColour',
    message: `White text on the brand colour ${colour} has a contrast of ${ratio}:1 and needs 4.5:1. Choose a darker one, such as ${readable}.`,
  };
}
