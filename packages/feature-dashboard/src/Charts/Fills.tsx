import { statusCodes, type StatusCode } from '@consign/domain/status';
import type { CSSProperties, ReactNode } from 'react';

import classes from './Fills.module.css';

/** The meaning of a part of a chart: a colour, a label, and a pattern for users who ask for one (DASH-49). */
export type Fill = `status-${Lowercase<StatusCode>}` | 'good' | 'bad' | 'settled' | 'current' | 'previous';

interface Look {
  /** CSS colours: the pattern's lines, or all of it, and its background. */
  readonly ink: string;
  readonly ground: string;
  /** The path of the lines in an 8 × 8 tile; null for a solid fill. */
  readonly lines: string | null;
}

const stripes = {
  solid: null,
  upright: 'M2 0V8M6 0V8',
  level: 'M0 2H8M0 6H8',
  rising: 'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  falling: 'M-2 6 2 10M0 0 8 8M6 -2 10 2',
  grid: 'M0 4H8M4 0V8',
  crossed: 'M0 0 8 8M8 0 0 8',
  dotted: 'M1.5 2H3M5.5 6H7',
  dashed: 'M0 4H5',
} as const;

const statusStripes: Readonly<Record<StatusCode, keyof typeof stripes>> = {
  DRAFT: 'dotted',
  FINAL: 'upright',
  STAGED: 'rising',
  PICKUP: 'level',
  TRANSIT: 'falling',
  DELIVERING: 'grid',
  DELIVERED: 'solid',
  CANCELLED: 'dashed',
  ERR: 'crossed',
};

/** Their texts have almost the colour of another status. */
const paler: ReadonlySet<StatusCode> = new Set(['DRAFT', 'PICKUP', 'DELIVERING']);

function look(tone: string, lines: keyof typeof stripes): Look {
  return {
    ink: `var(--consign-${tone}-text)`,
    ground: `var(--consign-${tone}-ground)`,
    lines: stripes[lines],
  };
}

function statusLook(code: StatusCode): Look {
  const shown = look(statusFill(code), statusStripes[code]);
  if (!paler.has(code)) return shown;
  return { ...shown, ink: `color-mix(in srgb, ${shown.ink} 65%, var(--consign-surface))` };
}

const looks: readonly (readonly [Fill, Look])[] = [
  ...statusCodes.map((code): [Fill, Look] => [statusFill(code), statusLook(code)]),
  ['good', look('success', 'solid')],
  ['bad', look('error', 'rising')],
  ['settled', look('info', 'dotted')],
  ['current', { ink: 'var(--consign-link)', ground: 'var(--consign-surface)', lines: null }],
  ['previous', { ink: 'var(--consign-dimmed)', ground: 'var(--consign-surface)', lines: stripes.rising }],
];

export function statusFill(code: StatusCode): Fill {
  return `status-${code.toLowerCase() as Lowercase<StatusCode>}`;
}

/** The CSS and SVG paint of a fill, where Fills is on the page. */
export function paint(fill: Fill): string {
  return `url(#consign-fill-${fill})`;
}

/** The patterns of charts and legends. Mount one on the page. */
export function Fills(): ReactNode {
  return (
    <svg className={classes.defs} width={0} height={0} aria-hidden focusable="false">
      <defs>
        {looks.map(([fill, { ink, ground, lines }]) => (
          <pattern key={fill} id={`consign-fill-${fill}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect
              className={lines === null ? classes.ink : classes.ground}
              width={8}
              height={8}
              style={{ '--ink': ink, '--ground': ground } as CSSProperties}
            />
            {lines !== null && <path className={classes.lines} d={lines} style={{ stroke: ink }} />}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

interface SwatchProps {
  readonly fill: Fill;
}

/** The sample of a fill in a legend. */
export function Swatch({ fill }: SwatchProps): ReactNode {
  const ink = looks.find(([name]) => name === fill)?.[1].ink ?? 'var(--consign-text)';
  return (
    <svg className={classes.swatch} width={14} height={14} aria-hidden focusable="false">
      <rect x={0.5} y={0.5} width={13} height={13} rx={2} fill={paint(fill)} style={{ stroke: ink }} />
    </svg>
  );
}
