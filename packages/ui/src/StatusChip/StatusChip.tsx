import { Tooltip } from '@mantine/core';
import { statuses, type StatusCode } from '@consign/domain/status';
import type { ReactNode } from 'react';

import { statusIcons } from './status-icons.js';
import { statusStyle } from './status-style.js';
import classes from './StatusChip.module.css';

interface Props {
  readonly code: StatusCode;
  /** As the server calls it; without it the name of the register (LIST-20). */
  readonly name?: string | undefined;
  /** A stop for the keyboard, so that its meaning can be read there. In a list it would be one stop a row too many. */
  readonly focusable?: boolean | undefined;
}

/** A status with its colour, its icon and, on hover, focus and touch, its meaning (LIST-04, LIST-22). */
export function StatusChip({ code, name, focusable = false }: Props): ReactNode {
  const Glyph = statusIcons[code];
  const { name: knownName, meaning } = statuses[code];
  // Only a control may be a stop of the keyboard.
  const Root = focusable && meaning !== null ? 'button' : 'span';
  const chip = (
    <Root
      type={Root === 'button' ? 'button' : undefined}
      className={classes.root}
      data-struck={code === 'CANCELLED' || undefined}
      style={statusStyle(code)}
    >
      <Glyph size={14} stroke={1.8} aria-hidden />
      <span className={classes.name}>{name ?? knownName}</span>
    </Root>
  );
  return meaning === null ? chip : <Tooltip label={meaning}>{chip}</Tooltip>;
}
