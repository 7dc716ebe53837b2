import { layout } from '@consign/ui';
import type { ReactNode } from 'react';

import classes from './Tokens.module.css';

const motions = [
  [150, 'A dialog or a popover comes and goes'],
  [0, 'A list of options opens: whoever types must not wait for it'],
] as const;

/** Durations that can be tried. */
export function MotionTable(): ReactNode {
  return (
    <table className={`${layout.table} ${classes.table} sb-unstyled`} aria-label="Motion">
      <thead>
        <tr>
          <th scope="col">Duration</th>
          <th scope="col">For</th>
          <th scope="col">Point at it, or press Tab</th>
        </tr>
      </thead>
      <tbody>
        {motions.map(([duration, what]) => (
          <tr key={duration}>
            <td>{duration} ms</td>
            <td>{what}</td>
            <td>
              <button
                type="button"
                className={`${classes.sample} ${classes.track}`}
                style={{ width: 280, textAlign: 'left' }}
                aria-label={`Moves in ${duration} ms`}
              >
                <div className={classes.moving} style={{ ['--duration' as string]: `${duration}ms` }} />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
