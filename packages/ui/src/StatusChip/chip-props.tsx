import { statuses, type StatusCode } from '@consign/domain/status';
import type { CSSProperties, ReactNode } from 'react';

import { statusIcons, statusStyle } from './status-icons.js';
import classes from './StatusChip.module.css';
import { typography } from '../typography/typography.js';

export interface ChipOptions {
  readonly code: StatusCode;
  /** The server's name; defaults to the name in LIST-20. */
  readonly name?: string | undefined;
}

interface ChipProps {
  readonly className: string | undefined;
  readonly 'data-struck': true | undefined;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

/** What a status looks like as an element of any kind. */
export function chipProps({ code, name }: ChipOptions): ChipProps {
  const Glyph = statusIcons[code];
  return {
    className: classes.root,
    'data-struck': code === 'CANCELLED' || undefined,
    style: statusStyle(code),
    children: (
      <>
        <Glyph size={14} stroke={1.8} aria-hidden />
        <span className={typography.oneLine}>{name ?? statuses[code].name}</span>
      </>
    ),
  };
}
