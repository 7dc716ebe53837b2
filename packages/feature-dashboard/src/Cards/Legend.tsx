import { formatCount } from '@consign/domain';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import { Swatch, type Fill } from '../Charts/Fills.js';
import classes from './Legend.module.css';

interface Props {
  readonly fill: Fill;
  readonly label: string;
  readonly count: number;
  /** Opens the consignments behind it. */
  readonly onOpen: () => void;
  /** The service type, where the label doesn't name it. Read aloud, not shown. */
  readonly subject?: ReactNode;
}

/** A segment of a chart with its count; without consignments it opens nothing. */
export function LegendEntry({ fill, label, count, onOpen, subject }: Props): ReactNode {
  const content = (
    <>
      <Swatch fill={fill} />
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.count}>{formatCount(count)}</span>
    </>
  );
  if (count === 0) return <span className={classes.entry}>{content}</span>;
  return (
    <button type="button" className={classes.entry} aria-haspopup="dialog" onClick={onOpen}>
      {content}
      {subject !== undefined && <VisuallyHidden component="span"> ({subject})</VisuallyHidden>}
    </button>
  );
}
