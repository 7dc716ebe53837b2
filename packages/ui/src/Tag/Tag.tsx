import type { CSSProperties, ReactNode } from 'react';

import classes from './Tag.module.css';
import { typography } from '../typography/typography.js';

interface Props {
  readonly name: string;
  /** '#rrggbb' chosen by the provider; shown as a dot, never behind text, so that any colour is readable. */
  readonly colour: string;
}

/** A provider's tag on a consignment: colour and name (LIST-04). */
export function Tag({ name, colour }: Props): ReactNode {
  return (
    <span className={classes.root} style={{ '--tag-colour': colour } as CSSProperties}>
      <span className={typography.oneLine}>{name}</span>
    </span>
  );
}
