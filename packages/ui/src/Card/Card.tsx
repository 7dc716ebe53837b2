import { useId, type ReactNode } from 'react';

import classes from './Card.module.css';

interface Props {
  readonly title: string;
  /** Buttons or a count at the right of the title. */
  readonly aside?: ReactNode;
  /** Makes the card itself reachable from an ErrorSummary. */
  readonly id?: string | undefined;
  /** The content reaches the card's edges, as a table does. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Card({ title, aside, id, flush = false, children }: Props): ReactNode {
  const titleId = useId();
  return (
    <section
      className={classes.root}
      aria-labelledby={titleId}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
    >
      <header className={classes.header}>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </header>
      <div className={flush ? undefined : classes.body}>{children}</div>
    </section>
  );
}
