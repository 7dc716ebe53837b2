import type { Brand } from '@consign/domain/branding';
import type { Scheme } from '@consign/ui/tokens';
import type { ReactNode } from 'react';

import { contrastPairs } from './contrast-pairs.js';
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
      <table className={`${classes.table} sb-unstyled`} aria-label={`Contrast, ${scheme}`}>
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
