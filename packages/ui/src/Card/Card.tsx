import { useId, type ReactNode } from 'react';

import classes from './Card.module.css';

interface Props {
  readonly title: string;
  /** Buttons or a count, right of the title. */
  readonly aside?: ReactNode;
  /** Hides the title visually when the page already shows it; screen readers still get it. */
  readonly isTitleHidden?: boolean | undefined;
  /** Makes the card a link target for ErrorSummary. */
  readonly id?: string | undefined;
  /** Removes the padding, for example around a table. */
  readonly flush?: boolean | undefined;
  /** Leaves room between texts, notices and buttons; fields leave their own. */
  readonly stacked?: boolean | undefined;
  readonly children: ReactNode;
}

/** A titled section of a page. */
export function Card({
  title,
  aside,
  isTitleHidden = false,
  id,
  flush = false,
  stacked = false,
  children,
}: Props): ReactNode {
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
      <div className={flush ? undefined : classes.body} data-stacked={stacked || undefined}>
        {children}
      </div>
    </section>
  );
}
