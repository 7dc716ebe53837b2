import type { ComponentProps, ReactNode } from 'react';

import classes from './TopBarButton.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  readonly 'aria-label': string;
  /** Hidden at 1,024 px and wider. */
  readonly narrowOnly?: boolean;
}

/** An icon button of the top bar. */
export function TopBarButton({ narrowOnly = false, ...props }: Props): ReactNode {
  return (
    <button type="button" className={classes.button} data-narrow-only={narrowOnly || undefined} {...props} />
  );
}
