import type { Brand, TopBarColors } from '@consign/domain/branding';

import { messageTones, statusTones, type Tone, type ToneColors } from './status.js';

export type Scheme = 'light' | 'dark';

/** The background colours, and the text and line colours used on them, as '#rrggbb'. */
export interface SurfaceColors {
  readonly page: string;
  readonly surface: string;
  readonly raised: string;
  readonly hover: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly text: string;
  readonly dimmed: string;
  readonly link: string;
  /** The focus ring. */
  readonly focus: string;
}

export function surfaceColors(brand: Brand, scheme: Scheme): SurfaceColors {
  const { neutral, night } = brand;
  return scheme === 'light'
    ? {
        page: neutral[1],
        surface: '#ffffff',
        raised: '#ffffff',
        hover: neutral[0],
        line: neutral[3],
        lineStrong: neutral[5],
        text: neutral[9],
        dimmed: neutral[7],
        link: brand.brand[7],
        focus: brand.brand[6],
      }
    : {
        page: night[8],
        surface: night[7],
        raised: night[6],
        hover: night[6],
        line: night[5],
        lineStrong: night[3],
        text: night[0],
        dimmed: night[2],
        link: brand.brand[3],
        focus: brand.brand[4],
      };
}

function toneVariables(name: string, { text, ground, line }: ToneColors): [string, string][] {
  return [
    [`--consign-${name}-text`, text],
    [`--consign-${name}-ground`, ground],
    [`--consign-${name}-line`, line],
  ];
}

function topBarVariables(colors: TopBarColors): [string, string][] {
  return Object.entries(colors).map(([name, value]) => [`--consign-top-bar-${name}`, String(value)]);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The CSS custom properties of a theme in one scheme; stylesheets use only these colours. */
export function schemeVariables(brand: Brand, scheme: Scheme): Record<string, string> {
  const tones: [string, Tone][] = [
    ...Object.entries(statusTones).map(([code, tone]): [string, Tone] => [
      `status-${code.toLowerCase()}`,
      tone,
    ]),
    ...Object.entries(messageTones),
  ];
  return Object.fromEntries([
    ...Object.entries(surfaceColors(brand, scheme)).map(([name, value]) => [
      `--consign-${kebab(name)}`,
      String(value),
    ]),
    ...topBarVariables(brand.topBar[scheme]),
    ...tones.flatMap(([name, tone]) => toneVariables(name, tone[scheme])),
  ]);
}
