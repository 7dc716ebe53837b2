import { useId, type ReactNode } from 'react';

import classes from './Card.module.css';

interface Props {
  readonly title: string;
  /** Buttons or a count at the right of the title. */
  readonly aside?: ReactNode;
  /** The title is the page's already: it is said, not shown. */
  readonly isTitleHidden?: boolean | undefined;
  /** Makes the card itself reachable from an ErrorSummary. */
  readonly id?: string | undefined;
  /** The content reaches the card's edges, as a table does. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Card({ title, aside, isTitleHidden = false, id, flush = false, children }: Props): ReactNode {
  const titleId = useId();
  return (
    <section
      className={classes.root}
      aria-labelledby={titleId}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
    >
      <header className={isTitleHidden ? classes.hidden : classes.header}>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </header>
      <div className={flush ? undefined : classes.body}>{children}</div>
    </section>
  );
}
