import type { CSSProperties, ReactNode } from 'react';

import classes from './Tag.module.css';

interface Props {
  readonly name: string;
  /** '#rrggbb', the provider's own: a dot, never the ground of text, so that any colour can be read. */
  readonly colour: string;
}

/** A mark that the provider put on a consignment: its colour and its name (LIST-04). */
export function Tag({ name, colour }: Props): ReactNode {
  return (
    <span className={classes.root} style={{ '--tag-colour': colour } as CSSProperties}>
      <span className={classes.name}>{name}</span>
    </span>
  );
}
