import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

import classes from './Page.module.css';

/** The only h1 of a page, shown in the top bar. */
export function PageTitle({ children }: { readonly children: ReactNode }): ReactNode {
  return <h1 className={classes.title}>{children}</h1>;
}

interface PageProps {
  /** 'full' for lists; 'form' limits forms and details to 1,440 px. */
  readonly width?: 'full' | 'form';
  /** True while saving: read-only fields keep the look of editable ones. */
  readonly locked?: boolean;
  readonly children: ReactNode;
}

/** The content area below the top bar. */
export function Page({ width = 'full', locked = false, children }: PageProps): ReactNode {
  return (
    <div className={clsx(classes.page, width === 'form' && classes.form)} data-locked={locked || undefined}>
      {children}
    </div>
  );
}

interface ActionBarProps {
  /** The subject of the page, at the left. */
  readonly children?: ReactNode;
  /** Buttons, primary last. On small screens they move to the bottom of the screen. */
  readonly actions?: ReactNode;
}

/** The sticky bar at the top of a detail page. */
export function ActionBar({ children, actions }: ActionBarProps): ReactNode {
  return (
    <div className={classes.bar}>
      <div className={classes.subject}>{children}</div>
      {actions !== undefined && (
        <div className={classes.actions} data-uncovered>
          {actions}
        </div>
      )}
    </div>
  );
}

interface MainAndSideProps {
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** A main column and a 360 px sidebar; a single column on narrow screens. */
export function MainAndSide({ side, children }: MainAndSideProps): ReactNode {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{children}</div>
      <div className={classes.column}>{side}</div>
    </div>
  );
}

interface FieldRowProps {
  /** Relative widths of the fields: [1, 1] or [2, 1, 1]. */
  readonly shares: readonly number[];
  /** Two columns below 1,088 px, where labels would be cut off. */
  readonly folds?: boolean | undefined;
  readonly children: ReactNode;
}

/** Fields side by side; stacked on small screens. */
export function FieldRow({ shares, folds, children }: FieldRowProps): ReactNode {
  const columns = shares.map((share) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <div
      className={classes.fields}
      data-folds={folds}
      style={{ '--field-columns': columns } as CSSProperties}
    >
      {children}
    </div>
  );
}
