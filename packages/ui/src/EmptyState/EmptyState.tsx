import { IconInbox, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './EmptyState.module.css';

interface Props {
  /** Names the missing data. */
  readonly title: string;
  /** Why it is empty. */
  readonly children?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
  readonly icon?: Icon | undefined;
}

/** Shown when there is no data: says why, and what to do next. */
export function EmptyState({ title, children, action, icon: Glyph = IconInbox }: Props): ReactNode {
  return (
    <div className={classes.root}>
      <Glyph className={classes.icon} size={32} stroke={1.5} aria-hidden />
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
