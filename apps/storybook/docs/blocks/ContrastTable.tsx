import { layout } from '@consign/ui';
import { contrast, type Brand } from '@consign/domain/branding';
import { messageTones, surfaceColors, type Scheme } from '@consign/ui/tokens';
import type { ReactNode } from 'react';

import { useLook } from './look.js';
import classes from './Tokens.module.css';

/** The contrast of the shown brand, computed from its colours. */
export function ShownContrast(): ReactNode {
  return <ContrastTable {...useLook()} />;
}

export function ContrastTable({
  brand,
  scheme,
}: {
  readonly brand: Brand;
  readonly scheme: Scheme;
}): ReactNode {
  return (
    <div className={classes.scroll}>
      <table className={`${layout.table} ${classes.table} sb-unstyled`} aria-label={`Contrast, ${scheme}`}>
        <thead>
          <tr>
            <th scope="col">Colours</th>
            <th scope="col">Sample</th>
            <th scope="col">Contrast</th>
            <th scope="col">Needs</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs(brand, scheme).map(({ what, ink, ground, ratio, needs }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <span style={{ padding: '2px 8px', color: ink, background: ground }}>Ōtautahi 107</span>
              </td>
              <td className={ratio < needs ? classes.weak : undefined}>{toRatio(ratio)}</td>
              <td>{needs}:1</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Rounded down, so that 4.49 isn't shown as 4.5. */
function toRatio(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

/** WCAG 2.2 AA: text, and the parts of a control that a user has to see. */
const TEXT = 4.5;
const GRAPHIC = 3;

interface ContrastPair {
  readonly what: string;
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needs: number;
}

/** The pairs of colours that the screens put on each other, with their contrast. */
function contrastPairs(brand: Brand, scheme: Scheme): readonly ContrastPair[] {
  const { page, surface, raised, hover, text, dimmed, link, focus } = surfaceColors(brand, scheme);
  const bar = brand.topBar[scheme];
  return [
    pair('Text on the page', text, page),
    pair('Text on a card', text, surface),
    pair('Text on a row under the pointer', text, hover),
    pair('Dimmed text on the page', dimmed, page),
    pair('Dimmed text on a card', dimmed, surface),
    pair('Dimmed text in a menu', dimmed, raised),
    pair('Link on the page', link, page),
    pair('Link on a card', link, surface),
    pair('White on a button', '#ffffff', brand.brand[6]),
    pair('White on a button under the pointer', '#ffffff', brand.brand[7]),
    pair('Text on the top bar', bar.text, bar.ground),
    pair('Dimmed text on the top bar', bar.dimmed, bar.ground),
    pair('Logo on the top bar', bar.mark, bar.ground, GRAPHIC),
    pair('Focus ring on the page', focus, page, GRAPHIC),
    pair('Focus ring on a card', focus, surface, GRAPHIC),
    pair('Error below a field', messageTones.error[scheme].text, surface),
  ];
}

function pair(what: string, ink: string, ground: string, needs = TEXT): ContrastPair {
  return { what, ink, ground, ratio: contrast(ink, ground), needs };
}
