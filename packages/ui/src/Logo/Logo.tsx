import type { ReactNode } from 'react';

import { brandFor } from '../tokens/brands.js';
import classes from './Logo.module.css';

interface Props {
  readonly tenantCode: string | null;
  /** The tenant's name beside the mark. */
  readonly name: string;
}

/** The tenant's mark and name, in the colours of the top bar. */
export function Logo({ tenantCode, name }: Props): ReactNode {
  return (
    <span className={classes.root}>
      <svg className={classes.mark} viewBox="0 0 24 24" width={24} height={24} aria-hidden focusable="false">
        <path d={brandFor(tenantCode).mark} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span className={classes.name}>{name}</span>
    </span>
  );
}
