import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

import classes from './Page.module.css';

/** The one h1 of a page; it stands in the top bar. */
export function PageTitle({ children }: { readonly children: ReactNode }): ReactNode {
  return <h1 className={classes.title}>{children}</h1>;
}

interface PageProps {
  /** Lists use the whole width; forms and detail at most 1,440 px. */
  readonly width?: 'full' | 'form';
  /** Something is being saved: what is read-only for that moment keeps the look of a field. */
  readonly locked?: boolean;
  readonly children: ReactNode;
}

/** The space of a screen below the top bar. */
export function Page({ width = 'full', locked = false, children }: PageProps): ReactNode {
  return (
    <div className={clsx(classes.page, width === 'form' && classes.form)} data-locked={locked || undefined}>
      {children}
    </div>
  );
}

interface ActionBarProps {
  /** What the page is about, at the left. */
  readonly children?: ReactNode;
  /** Buttons, the primary one last. On small screens they stand at the bottom, within reach of a thumb. */
  readonly actions?: ReactNode;
}

/** The sticky bar at the top of a detail page. */
export function ActionBar({ children, actions }: ActionBarProps): ReactNode {
  return (
    <div className={classes.bar}>
      <div className={classes.subject}>{children}</div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

interface MainAndSideProps {
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** A main column and a sidebar of 360 px; one column where there is no room for both. */
export function MainAndSide({ side, children }: MainAndSideProps): ReactNode {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{children}</div>
      <div className={classes.column}>{side}</div>
    </div>
  );
}

interface FieldRowProps {
  /** Widths of the fields as shares of the row, such as [1, 1] or [2, 1, 1]. */
  readonly shares: readonly number[];
  readonly children: ReactNode;
}

/** Fields side by side, below one another on small screens. */
export function FieldRow({ shares, children }: FieldRowProps): ReactNode {
  const columns = shares.map((share) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <div className={classes.fields} style={{ '--field-columns': columns } as CSSProperties}>
      {children}
    </div>
  );
}
