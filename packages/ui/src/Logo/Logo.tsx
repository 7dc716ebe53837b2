import type { ReactNode } from 'react';

import { productMark } from '../tokens/consign.js';
import classes from './Logo.module.css';

interface Props {
  /** The tenant's mark: an SVG path in a 24 × 24 viewBox. The product's own when null. */
  readonly mark: string | null;
  /** The tenant's name beside the mark. */
  readonly name: string;
}

/** The tenant's mark and name, in the colours of the top bar. */
export function Logo({ mark, name }: Props): ReactNode {
  return (
    <span className={classes.root}>
      <svg className={classes.mark} viewBox="0 0 24 24" width={24} height={24} aria-hidden focusable="false">
        <path d={mark ?? productMark} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span className={classes.name}>{name}</span>
    </span>
  );
}
