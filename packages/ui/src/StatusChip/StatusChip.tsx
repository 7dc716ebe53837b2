import { Tooltip } from '@mantine/core';
import { statuses, type StatusCode } from '@consign/domain/status';
import type { ReactNode } from 'react';

import { useHoverTooltip } from '../HoverTooltip/use-hover-tooltip.js';
import { statusIcons, statusStyle } from './status-icons.js';
import classes from './StatusChip.module.css';

interface Props {
  readonly code: StatusCode;
  /** The server's name; defaults to the name in LIST-20. */
  readonly name?: string | undefined;
  /** Makes it focusable, so that keyboard users can read its meaning. Not in lists: one tab stop per row is too many. */
  readonly focusable?: boolean | undefined;
  /** Opens a dialog with details. */
  readonly onClick?: (() => void) | undefined;
}

/** A status with colour and icon; its meaning shows on hover, focus and touch (LIST-04, LIST-22). */
export function StatusChip({ code, name, focusable = false, onClick }: Props): ReactNode {
  const Glyph = statusIcons[code];
  const { name: knownName, meaning } = statuses[code];
  const { onPointerEnter, tooltip } = useHoverTooltip(meaning);
  const shown = {
    className: classes.root,
    'data-struck': code === 'CANCELLED' || undefined,
    style: statusStyle(code),
    children: (
      <>
        <Glyph size={14} stroke={1.8} aria-hidden />
        <span className={classes.name}>{name ?? knownName}</span>
      </>
    ),
  };
  // Only a control may be focusable.
  if (onClick === undefined && !(focusable && meaning !== null)) {
    return (
      <>
        <span {...shown} onPointerEnter={onPointerEnter} />
        {tooltip}
      </>
    );
  }
  const chip = <button type="button" {...shown} {...(onClick && { onClick, 'aria-haspopup': 'dialog' })} />;
  return meaning === null ? chip : <Tooltip label={meaning}>{chip}</Tooltip>;
}
