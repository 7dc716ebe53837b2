import { formatCount } from '@consign/domain';
import { openHere } from '@consign/ui';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import classes from './Attention.module.css';

interface FigureProps {
  readonly icon: Icon;
  readonly label: string;
  readonly count: number;
}

interface Props extends FigureProps {
  readonly query: Readonly<Record<string, string>>;
  readonly search: DashboardLinks['search'];
}

/** A count that opens its consignments in the list; plain text at zero and for users without the list. */
export function Figure({ query, search, ...figure }: Props): ReactNode {
  if (search === null || figure.count === 0) {
    return (
      <span className={classes.figure} data-quiet={figure.count === 0 || undefined}>
        <FigureText {...figure} />
      </span>
    );
  }
  return (
    <a
      className={classes.figure}
      href={search.href(query)}
      onClick={(event) => openHere(event, () => search.open(query))}
    >
      <FigureText {...figure} />
    </a>
  );
}

export function FigureText({ icon: Glyph, label, count }: FigureProps): ReactNode {
  return (
    <>
      <Glyph className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <strong className={classes.count}>{formatCount(count)}</strong>{' '}
      <span className={classes.label}>{label}</span>
    </>
  );
}
